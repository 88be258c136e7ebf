/** The code that the blog needs only for a search or filter, in a separate chunk. */
export { findArticles } from "../../../domain/find-articles";
export { FoundArticles } from "../list/FoundArticles";
export { FoundCount } from "../list/FoundCount";
export { knownIndex, loadIndex } from "./load-index";
