/** The pages that represent all others of their kind. */
import { entries, longArticle, servicesOfAllBands } from "../../support/content";

/** One page of every kind, services with all optional bands, and the pages that exist once. */
export const builtKinds = [
  "/",
  "/about",
  "/blog",
  longArticle.path,
  "/gallery",
  ...entries("Project").slice(0, 1),
  "/contact",
  "/service-areas",
  ...entries("Region").slice(0, 1),
  ...entries("Town").slice(0, 1),
  ...servicesOfAllBands(),
  ...entries("LegalPage").slice(0, 1),
  "/sitemap",
].map((page) => (typeof page === "string" ? page : page.path));

/** The same, and an address without a page. */
export const kinds = [...builtKinds, "/no-such-page"];
