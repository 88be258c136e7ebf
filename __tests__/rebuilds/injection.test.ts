/**
 * Scripts in content never run: the content check refuses tags and javascript: links, and everything that it accepts stays text in every page and file. Rows
 * of the backend are tested elsewhere: "rows with hostile strings" in __tests__/site/support/faults/rows.ts, and each field in
 * __tests__/featured-projects/row.test.ts.
 */
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { checkAll } from "../../src/content";
import { inTurns } from "../site/support/turns";
import { first } from "../support/content";
import { copyProject, type Copy } from "./support/copy";
import { namesIn } from "./support/folders";
import { hostileElement, makeHostile, textsThatTakeTags } from "./support/hostile";
import { serve, type Served } from "./support/servers";

const article = first("Article").file;

/** Markdown that the check refuses. */
const refused = [
  "<script>hostile=1</script>",
  '<img src="x" onerror="hostile=1">',
  '<svg onload="hostile=1"></svg>',
  '<iframe srcdoc="<script>parent.hostile=1</script>"></iframe>',
  '<details open ontoggle="hostile=1"><summary>s</summary></details>',
  "Words <b id=hostile>that name a global</b>.",
  '<form action="https://evil.example/"><button>send</button></form>',
  '<style>@import "https://evil.example/x.css";</style>',
  "[a link](javascript:hostile=1)",
  "[a link](JavaScript:hostile=1)",
  "[a link](data:text/html,<script>hostile=1</script>)",
];

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});

test("no field accepts a tag", () => {
  expect(textsThatTakeTags(copy)).toEqual([]);
});

test.each(refused)("the check refuses %s in a text and reports its line", (words) => {
  const before = copy.read(article);
  const after = `${before.trimEnd()}\n\n${words}\n`;
  copy.write(article, after);
  const lines = checkAll(copy.folder).map(({ file, line }) => `${file}:${line}`);
  copy.write(article, before);
  expect(lines).toContain(`${article}:${after.trimEnd().split("\n").length}`);
});

describe("hostile texts that the check accepts", () => {
  let written: string[];
  let served: Served;
  let browser: Browser;
  let pages: string[];

  beforeAll(async () => {
    written = makeHostile(copy);
    copy.build();
    pages = copy.pages();
    served = await serve(copy.folder);
    browser = await chromium.launch(served.browser);
  });

  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  /** The names and contents of built files whose names match. */
  const files = (names: RegExp) =>
    namesIn(path.join(copy.folder, "dist"))
      .filter((name) => names.test(name))
      .map((name) => [name, copy.read(`dist/${name}`)] as const);

  test("are in most fields and on most pages", () => {
    expect(written.length).toBeGreaterThan(600);
    const shown = files(/\.html$/).filter(([, text]) => text.includes("onload=hostile=1"));
    expect(shown.length).toBeGreaterThan(pages.length / 2);
  });

  test("create no element in any page, feed, site map or drawing", () => {
    const found = files(/\.(html|xml|atom|svg)$/).filter(([, text]) =>
      text.includes(hostileElement),
    );
    expect(found.map(([name]) => name)).toEqual([]);
  });

  test("stay valid JSON in data files", () => {
    const data = files(/\.(json|webmanifest)$/);
    expect(data.length).toBeGreaterThan(pages.length);
    for (const [, text] of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  /** Opens a page, with its policy disabled if `bypassCSP`. Returns what went wrong, and violations of the policy. */
  async function troubleOn(address: string, bypassCSP: boolean): Promise<string[]> {
    const context = await browser.newContext({ bypassCSP, baseURL: served.url });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const violations: string[] = [];
      Reflect.set(window, "violations", violations);
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) =>
        violations.push(`${effectiveDirective}: ${sample}`),
      );
    });
    await page.goto(address, { waitUntil: "load" });
    await page.keyboard.press("Shift");
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await page.waitForLoadState("networkidle");
    const trouble = await page.evaluate(() => {
      const handlers = document.querySelectorAll(
        "[onload], [onerror], [onclick], [onmouseover]",
      );
      const data = [...document.querySelectorAll("script[type='application/ld+json']")];
      for (const { textContent } of data) JSON.parse(textContent ?? "");
      return [
        ...("hostile" in window ? ["code has run"] : []),
        ...(Reflect.get(window, "violations") as string[]),
        ...[...handlers].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ];
    });
    await context.close();
    return trouble.map((line) => `${address}: ${line}`);
  }

  test.each([
    ["even without the policy", true],
    ["and cause no violation of the policy, Trusted Types included", false],
  ])("do not run on any page, %s", async (_, bypassCSP) => {
    const found = await Promise.all(
      inTurns([...pages, "/no-such-page"], 4, (address) => troubleOn(address, bypassCSP)),
    );
    expect(found.flat()).toEqual([]);
  });

  test("are text in the search results", async () => {
    const context = await browser.newContext({ bypassCSP: true, baseURL: served.url });
    const page = await context.newPage();
    await page.goto("/blog", { waitUntil: "load" });
    await page.locator("main input[type='search']").fill("hostile");
    await page.waitForLoadState("networkidle");
    await page.locator("main").getByText(hostileElement).first().waitFor();
    expect(await page.evaluate(() => "hostile" in window)).toBe(false);
    expect(await page.locator("[onload]").count()).toBe(0);
    await context.close();
  });
});
