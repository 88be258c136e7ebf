/** Creates a temporary copy of the project with a given number of articles. The copy shares the project's picture store. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureStore } from "../../src/gatsby/pictures/picture-store";
import { commitAll, copyFiles } from "../project-copy";
import { root } from "../processes.mjs";
import { moreArticles, type ArticleFile } from "./many-articles";
import { measured, type Measured } from "./process-tree";

const articles = "content/blog";

export interface Scratch {
  folder: string;
  /** Slugs of all articles. */
  slugs: string[];
  /** Runs a program of the project in the copy; returns its cost and output. */
  run: (...args: string[]) => Promise<Measured>;
  remove: () => void;
}

/** @param total number of articles; the project's own if left out. */
export function makeScratch(total = 0): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-scale-"));
  copyFiles(root, folder);
  const own = readArticles(folder);
  const more = moreArticles(own, total);
  for (const { slug, text } of more)
    writeFileSync(path.join(folder, articles, `${slug}.md`), text);
  commitAll(folder);
  return {
    folder,
    slugs: [...own, ...more].map(({ slug }) => slug),
    run: (...args) =>
      measured(["--import", "tsx", ...args], {
        cwd: folder,
        env: { ...process.env, PICTURE_STORE: pictureStore(root) },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function readArticles(folder: string): ArticleFile[] {
  return readdirSync(path.join(folder, articles))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({
      slug: path.basename(name, ".md"),
      text: readFileSync(path.join(folder, articles, name), "utf8"),
    }));
}

/** Changes the title and the text of an article, like an editor. */
export function editArticle({ folder }: Scratch, slug: string, round: number): void {
  const file = path.join(folder, articles, `${slug}.md`);
  const text = readFileSync(file, "utf8")
    .replace(
      /^title: "?(.*?)"?$/m,
      (_, title: string) => `title: "${title.slice(0, 60)}, edit ${round}"`,
    )
    .replace(/\n---\n/, `\n---\n\nA new first line, ${round}.\n`);
  writeFileSync(file, text);
}
