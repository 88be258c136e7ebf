/** Which links are pressed: one to each kind of page, on the first of the measured pages that has one in its main part. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Addresses, PageType } from "./pages";

export interface Target {
  from: string;
  to: string;
}

const types: readonly PageType[] = ["Service", "Region", "Article", "Project"];

/** The links, as the HTML in `folder` (the built site) has them. A kind that no measured page leads to is left out. */
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
