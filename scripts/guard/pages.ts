/** Selects the pages that are opened before a deploy. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { builtPages } from "../built-pages";

/** Returns the address of one page of every kind in `folder`, the built site: for each page component, the page with the most HTML. */
export function pagesOfEveryKind(folder: string): string[] {
  const largest = new Map<string, { address: string; size: number }>();
  for (const { path: address, file } of builtPages(folder)) {
    const kind = componentOf(folder, address);
    const { size } = statSync(path.join(folder, file));
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { address, size });
  }
  return [...largest.values()].map(({ address }) => address);
}

/** The name of the page's component, from the page data that Gatsby wrote. */
function componentOf(folder: string, address: string): string {
  const data = path.join(
    folder,
    "page-data",
    address === "/" ? "index" : address,
    "page-data.json",
  );
  return (JSON.parse(readFileSync(data, "utf8")) as { componentChunkName: string })
    .componentChunkName;
}
