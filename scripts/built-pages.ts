/** The pages of a built site, read from its folder alone. */
import { readdirSync } from "node:fs";
import path from "node:path";

export interface BuiltPage {
  /** Its address on the site, without a slash at its end. */
  path: string;
  /** Its file, from the folder of the site, with the system's separators. */
  file: string;
}

/** Every page in `folder` (such as public): each folder's index.html, ordered by address. The 404 screen is no page. */
export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({ file, name: path.dirname(file).split(path.sep).join("/") }))
    .filter(({ name }) => name !== "404")
    .map(({ file, name }) => ({ file, path: name === "." ? "/" : `/${name}` }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
