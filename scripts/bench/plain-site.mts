/**
 * The limit of bench:scale: what Gatsby itself takes for the same articles. The site in plain-site/ has their Markdown files, the two plugins
 * that every such site has, and a page that shows the text and nothing else.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gatsbyEnvironment } from "../build.mjs";
import { packageCommand, root } from "../processes.mjs";
import { measured, type Cost } from "./process-tree";

/** What a cold build costs of a plain site with the articles in `blog`, a folder. */
export async function plainBuild(blog: string): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-plain-"));
  try {
    cpSync(path.join(import.meta.dirname, "plain-site"), folder, { recursive: true });
    cpSync(blog, path.join(folder, "blog"), { recursive: true });
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
    // Gatsby looks there for itself.
    cpSync(path.join(root, "package.json"), path.join(folder, "package.json"));
    return await measured([packageCommand("gatsby"), "build"], {
      cwd: folder,
      env: gatsbyEnvironment({}),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
