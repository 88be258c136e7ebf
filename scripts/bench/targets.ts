/** Selects the links to click: one to each kind of page, on the first measured page that has one in <main>. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Addresses, PageType } from "./pages";

export interface Target {
  from: string;
  to: string;
}

const types: readonly PageType[] = ["Service", "Region", "Article", "Project"];

/** The links in the HTML of `folder`, the built site. Leaves out kinds to which no measured page links. */
export function targets(folder: string, { measured, all, ofType }: Addresses): Target[] {
  const linksOn = (address: string) => {
    const file = all.find((page) => page.path === address)?.file ?? "";
    const html = readFileSync(path.join(folder, file), "utf8");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    return [...main.matchAll(/<a\b[^>]*\bhref="([^"#?]+)"/g)].map(([, href]) => href ?? "");
  };
  return types.flatMap((type) => {
    const found = measured.flatMap((from) =>
      linksOn(from)
        .filter((to) => to !== from && ofType[type].includes(to))
        .map((to) => ({ from, to })),
    );
    return found.slice(0, 1);
  });
}
