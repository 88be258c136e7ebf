/** The page that shows every component in its states: in `npm run develop`, and in a build with SHOW_COMPONENTS=1. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { componentsPath } from "../domain/site";
import { filesUnder } from "../content/read/disk";

/** The docstrings of exported functions and classes in `code`, without line breaks, by name. */
export const docstrings = (code: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...code.matchAll(
        /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|class|const) ([A-Z]\w*)/g,
      ),
    ].map(([, text = "", name = ""]) => [name, text.replace(/\s*\n? \* ?/g, " ").trim()]),
  );

/** Creates the page, with the docstrings of all components. */
export function createComponentsPage(
  createPage: CreatePagesArgs["actions"]["createPage"],
  root: string,
): void {
  const folder = path.join(root, "src/components");
  const code = filesUnder(folder)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  createPage({
    path: componentsPath,
    component: path.join(root, "src/templates/components.tsx"),
    context: { uses: docstrings(code) },
  });
}
