/** All that the blog needs only once something is asked, in a chunk of its own. */
export { findArticles } from "../../../domain/find-articles";
export { FoundArticles } from "../list/FoundArticles";
export { FoundCount } from "../list/FoundCount";
export { knownIndex, loadIndex } from "./load-index";
