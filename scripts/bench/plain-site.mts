/**
 * The limit of bench:scale: what Gatsby itself takes for the same articles. The site in plain-site/ has their Markdown files, the two plugins
 * that every such site has, and a page that shows the text and nothing else.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gatsbyEnvironment } from "../build.mjs";
import { packageCommand, root, start } from "../processes.mjs";
import { costOf, type Cost } from "./process-tree";

/** What a cold build costs of a plain site with the articles in `blog`, a folder. */
export async function plainBuild(blog: string): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-plain-"));
  try {
    cpSync(path.join(import.meta.dirname, "plain-site"), folder, { recursive: true });
    cpSync(blog, path.join(folder, "blog"), { recursive: true });
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
    writeFileSync(path.join(folder, "package.json"), '{ "name": "plain", "private": true }');
    const child = start(process.execPath, [packageCommand("gatsby"), "build"], {
      cwd: folder,
      env: gatsbyEnvironment({}),
      quiet: true,
    });
    child.stdout?.resume();
    child.stderr?.resume();
    return await costOf(child);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
