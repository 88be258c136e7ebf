/**
 * Measures a plain Gatsby site with the same articles, for bench:scale. plain-site/ uses the two standard plugins for Markdown and has a page that
 * only shows the text.
 */
import { cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { gatsbyEnvironment } from "../build.mjs";
import { packageCommand, root } from "../processes.mjs";
import { measured, type Cost } from "./process-tree";

/** The cost of a cold build of the plain site with the articles of `copy`, a scratch copy of the project. */
export async function plainBuild(copy: string): Promise<Cost> {
  const folder = path.join(copy, ".build/plain");
  cpSync(path.join(import.meta.dirname, "plain-site"), folder, { recursive: true });
  cpSync(path.join(copy, "content/blog"), path.join(folder, "blog"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  // Gatsby reads its own version there.
  cpSync(path.join(root, "package.json"), path.join(folder, "package.json"));
  const cost = await measured([packageCommand("gatsby"), "build"], {
    cwd: folder,
    env: gatsbyEnvironment({}),
  });
  rmSync(folder, { recursive: true });
  return cost;
}
