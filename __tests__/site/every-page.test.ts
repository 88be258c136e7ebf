/**
 * Every page on a phone, a tablet and a desktop: nothing is wrong with its head, text, pictures, targets, scripts, requests, console and accessibility.
 * The smoke test compares their statuses. Every kind of page is also loaded on a desktop, and shown in landscape, at 400% zoom and with letters of
 * twice the size (WCAG 2.2, 1.4.4 and 1.4.10).
 */
import type { Page, ViewportSize } from "playwright-core";
import { axeProblems, smallTargets } from "./support/accessibility";
import { headerLosses, losses } from "./support/boxes";
import { kinds } from "./support/kinds";
import { elsewhere, hydrated, openPage, quiet, type OpenOptions } from "./support/page";
import { pages } from "./support/site";
import { testAll } from "./support/test-all";
import { desk, notUsed, zones } from "./support/visit";

const missing = "/no-such-page";

/** The site's only console message on a missing page, and the browser's own about its status. */
const consoleOfMissing =
  /404 Error: User attempted to access non-existent route: \/no-such-page|Failed to load resource/;

/** Runs in the page: the elements of its head, without the mark of the library that writes them. */
const readHead = () =>
  [
    ...document.querySelectorAll(
      "title, head meta, link[rel=canonical], script[type='application/ld+json']",
    ),
  ].map(({ attributes, textContent }) => {
    const own = [...attributes].filter(({ name }) => name !== "data-react-helmet");
    return [...own.map(({ name, value }) => `${name}=${value}`).sort(), textContent].join(" ");
  });

/** Runs in the page: faults that any page could have on any screen. */
function visibleFaults(): string[] {
  const headings = [...document.querySelectorAll("h1")];
  // With 400% zoom, the screen is lower than any phone's.
  const low = headings.filter(
    (heading) => innerHeight > 300 && heading.getBoundingClientRect().bottom > innerHeight,
  );
  // A lineup shows parts of its picture (data-part).
  const names = [...document.querySelectorAll<HTMLImageElement>("main img:not([data-part] *)")]
    .filter((image) => image.checkVisibility())
    .map(({ src }) => src.replace(/^.*\/|\.\w+$/g, ""));
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  const stuck = [...document.querySelectorAll("header, [data-thumb-bar]")]
    .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
    .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  const small = [
    ...document.querySelectorAll<HTMLElement>("body :is(p, a, li, span, b, small, dt, dd)"),
  ].filter(
    (element) =>
      element.checkVisibility() &&
      !element.closest("svg, [aria-hidden='true']") &&
      // The second line of the logo.
      parseFloat(getComputedStyle(element).fontSize) <
        (element.closest("a[href='/']") ? 13.5 : 14),
  );
  const wrapped = [
    ...document.querySelectorAll(
      "header > div:last-of-type :is(a > span, summary > span, a[data-quote])",
    ),
  ].filter(
    (item) =>
      innerWidth >= 1280 && item.checkVisibility() && item.getBoundingClientRect().height > 46,
  );
  const call = document.querySelector("[data-closing-call]");
  const cable = call?.querySelector("path[d^='M-']")?.getBoundingClientRect();
  const words = call?.querySelector("h2")?.getBoundingClientRect();
  const crossed = cable && words && words.top < cable.top && cable.top < words.bottom;
  return [
    ...(crossed ? ["The cable of the closing call crosses its heading."] : []),
    ...(headings.length === 1 ? [] : [`There are ${headings.length} h1.`]),
    ...low.map(({ textContent }) => `“${textContent}” is below the first screen.`),
    ...repeated.map((name) => `The picture ${name} appears twice.`),
    ...(stuck < innerHeight / 4 ? [] : [`Header and bar cover ${stuck} px for good.`]),
    ...wrapped.map(({ textContent }) => `“${textContent?.slice(0, 20)}” takes two lines.`),
    ...small.map(({ textContent }) => `“${textContent}” is smaller than 14 px.`),
  ];
}

/** What is wrong with the layout of `page`, which is at its top. */
const layoutProblems = async (page: Page) => [
  ...(await headerLosses(page)),
  ...(await losses(page)),
  ...(await page.evaluate(visibleFaults)),
];

/** What visitors may give every text (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** What is wrong with the layout of `page` while the browser's own text size is twice the usual one, and then while the text is spaced out. */
async function adaptedTextProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const find = async (adapted: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await headerLosses(page)), ...(await losses(page))];
      problems.push(...found.map((problem) => `${width} px, ${adapted} text: ${problem}`));
    }
  };
  const session = await page.context().newCDPSession(page);
  const setSizes = (standard: number, fixed: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  await setSizes(32, 26);
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).fontSize === "32px",
  );
  await find("large");
  await setSizes(16, 13);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await find("spaced");
  return problems;
}

/** Opens `path` and returns what is wrong there, also on `others`, to which the window changes after the page has loaded. */
async function problemsOn(
  path: string,
  { others, ...options }: OpenOptions & { others: readonly ViewportSize[] },
): Promise<string[]> {
  const opened = await openPage(path, { ...options, warm: true });
  const { page, console, requests } = opened;
  const head = await page.evaluate(readHead);
  await hydrated(page);
  if (path === "/") await page.waitForSelector("[aria-roledescription='slide']");
  await quiet(opened);
  const ready = await page.evaluate(readHead);
  const problems = [
    ...ready
      .filter((line) => !head.includes(line))
      .map((line) => `head after hydration: ${line}`),
    ...head
      .filter((line) => !ready.includes(line))
      .map((line) => `head before hydration: ${line}`),
    ...(await layoutProblems(page)),
    ...(options.hasTouch ? await smallTargets(page) : []),
    ...(await axeProblems(page)),
  ];
  for (const screen of others) {
    await page.setViewportSize(screen);
    const { width, height } = screen;
    for (const problem of await layoutProblems(page))
      problems.push(`${width} × ${height}: ${problem}`);
  }
  if (!options.isMobile) problems.push(...(await adaptedTextProblems(page)));
  problems.push(
    ...console.filter(
      (line) => !notUsed.test(line) && (path !== missing || !consoleOfMissing.test(line)),
    ),
    ...elsewhere(requests).map((url) => `requests ${url}`),
  );
  await opened.close();
  return problems;
}

const tablet = { width: 768, height: 1024 };
/** Phones in landscape, and 1280 × 1024 at 400% zoom. */
const lowScreens: readonly ViewportSize[] = [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

describe("on a phone", () => {
  testAll([...pages.map(({ path }) => path), missing], (path) => {
    const isKind = kinds.includes(path);
    return problemsOn(path, {
      viewport: { width: 320, height: 640 },
      // A visit takes much longer than a change of the window, so that only kinds of pages are loaded on a desktop.
      others: isKind ? lowScreens : [tablet, desk.viewport],
      hasTouch: true,
      isMobile: true,
      timezoneId: zones[0],
      // Every page is visited itself, so that it is enough if the kinds of pages prefetch others.
      prefetching: isKind,
    });
  });
});

describe("on a desktop and a tablet", () => {
  testAll(kinds, (path) =>
    problemsOn(path, {
      ...desk,
      others: [tablet],
      reducedMotion: "reduce",
      timezoneId: zones[1],
    }),
  );
});
