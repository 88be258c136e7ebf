import { entries, longArticle, servicesOfAllBands } from "../../support/content";

/** The pages that represent all others of their kind: one of every kind, services with all optional bands, those that exist once, and the 404 screen. */
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
  ...entries("TextPage").slice(0, 1),
  "/sitemap",
  "/no-such-page",
].map((page) => (typeof page === "string" ? page : page.path));

const otherServices = servicesOfAllBands()
  .slice(1)
  .map(({ path }) => path);

/** Of these, the pages with different first screens. Services differ below 1,600 px. */
export const firstScreens = kinds.filter((path) => !otherServices.includes(path));
