/** All that the blog needs only once something is asked, in a chunk of its own. */
export { findArticles } from "../../domain/find-articles";
export { FoundArticles } from "../blog-list/FoundArticles";
export { FoundCount } from "../blog-list/FoundCount";
export { knownIndex, loadIndex } from "./load-index";
