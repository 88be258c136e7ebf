/** The pages of a built site in its folder. */
import { editorPath } from "../src/domain/site";
import { filesUnder } from "../src/content/read/disk";

/** The file of the page at `address`, relative to the site's folder: about.html for /about. */
export const pageFile = (address: string): string =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

/** HTML files that are not pages of the site. */
const others = new RegExp(`^(404\\.html$|${editorPath.slice(1)}/)`);

/** The addresses of all pages in `folder` (such as dist), in order, without the 404 page and the editor. */
export const builtPages = (folder: string): string[] =>
  filesUnder(folder)
    .filter((name) => name.endsWith(".html") && !others.test(name))
    .map((name) => (name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`))
    .sort();
