/** One page of every kind, services with all optional bands, and the pages that exist once. */
import { entries, longArticle, servicesOfAllBands } from "../../support/content";

export const kinds = [
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
  "/no-such-page",
].map((page) => (typeof page === "string" ? page : page.path));
