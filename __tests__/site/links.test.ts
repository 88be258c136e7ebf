/** Every link, anchor and file that a page refers to exists in dist/, and every page is linked from another one. */
import { existsSync, readFileSync } from "node:fs";
import { inputs } from "../support/content";
import { builtSite, notFoundPath } from "./support/documents";
import { addressesIn, idsIn } from "./support/links";
import { all, attribute, hrefs } from "./support/query";
import { pages, publicUrl } from "./support/site";
import { fileAt } from "./support/weights";

/** The ids of files with anchors, because many pages link to the same ones. */
const ids = new Map<string, ReadonlySet<string>>();

/** What is wrong with `address` on the page at `from`; undefined if nothing is, or if it leads to another site. */
function problemWith(from: string, address: string): string | undefined {
  const url = new URL(address, publicUrl + from);
  const isPortal = Object.values(inputs.portal ?? {}).includes(address);
  if (url.origin !== publicUrl || isPortal) return undefined;
  const file = fileAt(url.href);
  if (!existsSync(file)) return `${address} does not exist`;
  if (url.hash === "") return undefined;
  const anchors = ids.get(file) ?? idsIn(readFileSync(file, "utf8"));
  ids.set(file, anchors);
  return anchors.has(decodeURIComponent(url.hash.slice(1)))
    ? undefined
    : `${address} has no anchor`;
}

test.each(pages)("every link, anchor and file of $path exists", ({ path, html }) => {
  const problems = addressesIn(html).map((address) => problemWith(path, address));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test("every page is linked from another page", () => {
  const linked = [...pages.map(({ path }) => path), notFoundPath].flatMap((from) =>
    all(builtSite.page(from), "a[href]")
      .map((link) => new URL(attribute(link, "href"), publicUrl + from).pathname)
      .filter((path) => path !== from),
  );
  const own = pages.filter(
    ({ path }) => hrefs(builtSite.page(path), "canonical")[0] === publicUrl + path,
  );
  expect(own.filter(({ path }) => !linked.includes(path)).map(({ path }) => path)).toEqual([]);
});
