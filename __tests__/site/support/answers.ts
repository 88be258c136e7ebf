/** The table of expected responses (scripts/answers), for the pages in dist/. */
import { readdirSync } from "node:fs";
import { answersOf, formsOf, type Answer } from "../../../scripts/answers/table";
import { reportsTo } from "../../../src/gatsby/files/security-txt";
import { business } from "../../support/content";
import { hiddenPaths, oldAddresses, pages } from "./site";

const paths = pages.map(({ path }) => path);

/** The other forms of every page's address. */
export const forms: readonly Answer[] = formsOf(paths);

/** All other rows. */
export const answers: readonly Answer[] = answersOf({
  pages: paths,
  old: oldAddresses,
  hidden: hiddenPaths,
  files: ["", "static/"].flatMap((folder) =>
    readdirSync(`dist/${folder}`, { recursive: folder !== "", encoding: "utf8" })
      .filter((name) => folder !== "" || /\.(js|css)$/.test(name))
      .map((name) => `/${folder}${name}`),
  ),
  security: reportsTo(business) !== undefined,
});
