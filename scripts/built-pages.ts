/** The pages of a built site in its folder. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { editorPath } from "../src/domain/files";

export interface BuiltPage {
  /** Its path on the site, without a trailing slash. */
  path: string;
  /** Its file relative to the site's folder, with the system's separators. */
  file: string;
}

/** The file of the page at `address`, relative to the site's folder: about.html for /about. */
export const pageFile = (address: string): string =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

/** HTML files that are not pages of the site, and page-data/, where Gatsby creates a folder named 404.html. */
const others = new RegExp(`^(page-data/|404\\.html$|${editorPath.slice(1)}/)`);

/** All pages in `folder` (such as dist), ordered by path, without the 404 page and the editor. */
export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => ({ file, name: file.split(path.sep).join("/") }))
    .filter(({ name }) => name.endsWith(".html") && !others.test(name))
    .map(({ file, name }) => ({
      file,
      path: name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`,
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
