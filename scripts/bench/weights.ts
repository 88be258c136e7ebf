/** The sizes of the files that visitors load, for every page of a built site. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { filesIn } from "../../src/gatsby/files-in";

/** Sizes in kB (gzip): of HTML and page data for each page, by its path, and of all scripts of the site under the key “scripts”. */
export type Weights = Readonly<Record<string, number>>;

export function weights(folder: string): Weights {
  const compressed = (file: string) =>
    existsSync(file) ? gzipSync(readFileSync(file)).length / 1000 : 0;
  const pages = filesIn(folder)
    .filter((name) => path.basename(name) === "index.html")
    .map((name): [string, number] => {
      const page = path.dirname(name);
      const data = path.join(folder, "page-data", page === "." ? "index" : page);
      return [
        page,
        compressed(path.join(folder, name)) + compressed(path.join(data, "page-data.json")),
      ];
    });
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + compressed(path.join(folder, name)), 0);
  return { ...Object.fromEntries(pages), scripts };
}

/** The page of both sites that is heaviest in `after` compared to `before`, and by how much, in kB. */
export function largestGrowth(before: Weights, after: Weights): { page: string; by: number } {
  return Object.entries(before)
    .map(([page, weight]) => ({ page, by: (after[page] ?? 0) - weight }))
    .reduce((most, each) => (each.by > most.by ? each : most), { page: "none", by: 0 });
}
