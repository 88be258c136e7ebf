/**
 * Beside what bench:scale measures: what Gatsby itself takes for the same articles. The site in plain-site/ has their Markdown files, the two plugins
 * that every such site has, and a page that shows the text and nothing else.
 */
import { cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { gatsbyEnvironment } from "../build.mjs";
import { packageCommand, root } from "../processes.mjs";
import { measured, type Cost } from "./process-tree";

/** What a cold build costs of a plain site with the articles of `copy`, a scratch copy of the project; it stands in there meanwhile. */
export async function plainBuild(copy: string): Promise<Cost> {
  const folder = path.join(copy, ".build/plain");
  cpSync(path.join(import.meta.dirname, "plain-site"), folder, { recursive: true });
  cpSync(path.join(copy, "content/blog"), path.join(folder, "blog"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  // Gatsby looks there for itself.
  cpSync(path.join(root, "package.json"), path.join(folder, "package.json"));
  const cost = await measured([packageCommand("gatsby"), "build"], {
    cwd: folder,
    env: gatsbyEnvironment({}),
  });
  rmSync(folder, { recursive: true });
  return cost;
}
