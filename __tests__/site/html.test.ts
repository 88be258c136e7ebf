/**
 * The HTML of every page: the W3C's Nu checker, a Java program, finds no error in it; every link, anchor and file that it refers to exists in
 * dist/; and every page is linked from another one.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageFile } from "../../scripts/built-pages";
import { inputs } from "../support/content";
import { temporaryFolder } from "../support/temporary-folder";
import { all, attribute, builtPage, notFoundPath } from "./support/documents";
import { fileAt, ownPaths, pages, publicUrl } from "./support/site";

const java = spawnSync("java", ["-version"]).status === 0;
const jar = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");
// Without the compiler and the threads that pay only in long runs.
const quick = ["-Xss2m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const options = ["--errors-only", "--exit-zero-always", "--format", "json"];

// Without Java the test is skipped, which `npm test` reports; with CI set it fails.
(java || process.env.CI ? test : test.skip)("the Nu checker finds no error on any page", () => {
  const folder = temporaryFolder();
  const missing = { path: "/404", html: readFileSync("dist/404.html", "utf8") };
  for (const { path: address, html } of [...pages, missing]) {
    const file = path.join(folder, pageFile(address));
    mkdirSync(path.dirname(file), { recursive: true });
    // Without style sheets, which would take most of the time; Stylelint checks them.
    writeFileSync(file, html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1"));
  }
  const { stderr } = spawnSync("java", [...quick, "-jar", jar, ...options, folder], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 ** 2,
  });
  const { messages } = JSON.parse(stderr) as { messages: { url?: string; message: string }[] };
  expect(messages.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
});

const inCss = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** All different addresses in the built page as they are written, except for those in scripts and JSON-LD. */
function addressesIn({ path: address, html }: (typeof pages)[number]): string[] {
  const page = builtPage(address);
  const values = (...names: readonly string[]) =>
    names.flatMap((name) => all(page, `[${name}]`).map((element) => attribute(element, name)));
  const addresses = [
    ...values("href", "xlink\\:href", "src", "poster", "action", "data"),
    // Candidates are separated by a comma and a space; an address may contain a comma.
    ...values("srcset", "imagesrcset").flatMap((list) =>
      list.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
    ),
    ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, sheet = ""]) => sheet)
      .concat(values("style"))
      .flatMap((css) => [...css.matchAll(inCss)].map(([, address = ""]) => address)),
  ];
  return [...new Set(addresses)].filter(
    (address) => !/^$|^(data|tel|mailto|sms|blob):/.test(address),
  );
}

/** What is wrong with `address` on the page at `from`; undefined if nothing is, or if it leads to another site. */
function problemWith(from: string, address: string): string | undefined {
  const url = new URL(address, publicUrl + from);
  const isPortal = Object.values(inputs.portal ?? {}).includes(address);
  if (url.origin !== publicUrl || isPortal) return undefined;
  const file = fileAt(url.href);
  if (!existsSync(file)) return `${address} does not exist`;
  // The second is a part of a drawing.
  if (url.hash === "" || url.hash.startsWith("#svgView(")) return undefined;
  const anchor = ` id="${decodeURIComponent(url.hash.slice(1))}"`;
  return readFileSync(file).includes(anchor) ? undefined : `${address} has no anchor`;
}

test.each(pages)("every link, anchor and file of $path exists", (page) => {
  const problems = addressesIn(page).map((address) => problemWith(page.path, address));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test("every page is linked from another page", () => {
  const linked = [...pages.map(({ path }) => path), notFoundPath].flatMap((from) =>
    all(builtPage(from), "a[href]")
      .map((link) => new URL(attribute(link, "href"), publicUrl + from).pathname)
      .filter((path) => path !== from),
  );
  expect(ownPaths.filter((path) => !linked.includes(path))).toEqual([]);
});
