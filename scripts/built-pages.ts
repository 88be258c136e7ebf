/** The pages of a built site, read from its folder alone. */
import { readdirSync } from "node:fs";
import path from "node:path";

export interface BuiltPage {
  /** Its address on the site, without a slash at its end. */
  path: string;
  /** Its file, from the folder of the site, with the system's separators. */
  file: string;
}

/** The file of the page at `address`, from the folder of the site: about.html for /about. */
export const pageFile = (address: string): string =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

/** Every page in `folder` (such as dist), ordered by address. The 404 screen is no page. */
export function builtPages(folder: string): BuiltPage[] {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => ({ file, name: file.split(path.sep).join("/") }))
      // The data of pages is in folders of their names, and so is that of 404.html.
      .filter(({ name }) => name.endsWith(".html") && !/^(page-data\/|404\.html$)/.test(name))
      .map(({ file, name }) => ({
        file,
        path: name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`,
      }))
      .sort((a, b) => a.path.localeCompare(b.path))
  );
}
