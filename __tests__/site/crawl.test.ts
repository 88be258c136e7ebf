/** Every link, anchor and file that a page refers to exists, also without scripts. */
import type { Page } from "playwright-core";
import { builtKinds } from "./support/kinds";
import { addressesIn, idsIn } from "./support/links";
import { openPage } from "./support/page";
import { edgeUrl, oldAddresses, pages, publicUrl } from "./support/site";

interface Reference {
  /** The page with the reference. */
  from: string;
  /** The address as written. */
  address: string;
  /** The address on this server. */
  url: URL;
}

/** The addresses among `addresses` that lead to this site, by its local or its public address. */
function internal(from: string, addresses: readonly string[]): Reference[] {
  return addresses
    .filter((address) => !/^(data|tel|mailto|sms|blob):/.test(address))
    .map((address) => {
      const url = new URL(address, `${edgeUrl}${from}`);
      const isPublic = url.origin === publicUrl;
      return {
        from,
        address,
        url: isPublic ? new URL(url.pathname + url.search + url.hash, edgeUrl) : url,
      };
    })
    .filter(({ url }) => url.origin === edgeUrl);
}

const target = ({ url }: Reference) => `${url.pathname}${url.search}`;
const asked = new Map<string, Promise<{ status: number; type: string; ids: Set<string> }>>();

/** The server's response to `address`, requested once. */
function answerTo(address: string) {
  const answer = asked.get(address) ?? ask(address);
  asked.set(address, answer);
  return answer;
}

async function ask(address: string) {
  const response = await fetch(`${edgeUrl}${address}`, { redirect: "manual" });
  const type = response.headers.get("content-type") ?? "";
  const markup = /html|svg/.test(type);
  const text = markup ? await response.text() : "";
  if (!markup) await response.arrayBuffer();
  return { status: response.status, type, ids: idsIn(text) };
}

/** Describes what is wrong with `reference`; undefined if nothing is. */
async function problemOf(reference: Reference): Promise<string | undefined> {
  const { from, address, url } = reference;
  if (oldAddresses.has(url.pathname)) return `${from}: ${address} is an old address`;
  const { status, type, ids } = await answerTo(target(reference));
  if (status !== 200) return `${from}: ${address} answers ${status}`;
  if (
    /\.\w+$/.test(url.pathname) &&
    !/\.html$/.test(url.pathname) &&
    type.startsWith("text/html")
  )
    return `${from}: ${address} is a file, and a page answers`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor !== "" && !ids.has(anchor))
    return `${from}: ${address} names no place of that page`;
  return undefined;
}

async function problemsOf(references: readonly Reference[]): Promise<string[]> {
  const problems: (string | undefined)[] = [];
  // Checks the pages one after the other, and the references of a page at once.
  for (const from of new Set(references.map((reference) => reference.from)))
    problems.push(
      ...(await Promise.all(
        references.filter((reference) => reference.from === from).map(problemOf),
      )),
    );
  return problems.filter((problem) => problem !== undefined);
}

test("every internal link, anchor and file of every page exists", async () => {
  const references = pages.flatMap(({ path, html }) => internal(path, addressesIn(html)));
  expect(references.length).toBeGreaterThan(pages.length);
  expect(await problemsOf(references)).toEqual([]);
});

test("every page is linked from another page", () => {
  const linked = new Set(
    pages.flatMap(({ path, html }) =>
      internal(
        path,
        [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href]) => href ?? ""),
      )
        .filter(({ url }) => url.pathname !== path)
        .map(({ url }) => url.pathname),
    ),
  );
  const canonical = pages.filter(({ path, html }) =>
    html.includes(`rel="canonical" href="${publicUrl}${path}"`),
  );
  expect(canonical.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test.each(builtKinds)(
  "%s is readable without scripts, its links are valid, and its pictures load",
  async (path) => {
    const { page, console, requests } = await openPage(path, {
      javaScriptEnabled: false,
    });
    expect(await page.locator("h1").isVisible()).toBe(true);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => href === "" || href === "#")).toEqual([]);
    expect(await problemsOf(internal(path, hrefs))).toEqual([]);
    expect(await missingPictures(page)).toEqual([]);
    const scripts = requests.filter((request) => request.resourceType() === "script");
    expect(scripts.map((request) => request.url())).toEqual([]);
    expect(console).toEqual([]);
  },
);

/** The pictures that have not loaded, without those for other widths. Browsers without scripting do not wait for lazy pictures to be in view. */
const missingPictures = (page: Page) =>
  page
    .locator("main img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src),
    );
