/**
 * Every page on a phone, a tablet and a desktop: nothing is wrong with its response, head, text, pictures, targets, scripts, requests, console and
 * accessibility. Every kind of page also at 400% zoom and with letters of twice the size (WCAG 2.2, 1.4.4 and 1.4.10).
 */
import type { Page } from "playwright-core";
import { axeProblems } from "./support/axe";
import { zones } from "./support/devices";
import { builtKinds } from "./support/kinds";
import {
  elsewhere,
  enlargeText,
  hydrated,
  isLateScript,
  loadTime,
  openPage,
  quiet,
  type OpenOptions,
} from "./support/page";
import { headerLosses, losses } from "./support/reflow";
import { pages } from "./support/site";
import { smallTargets } from "./support/targets";
import { testAll } from "./support/test-all";

const missing = "/no-such-page";
const everyPath = [...pages.map(({ path }) => path), missing];

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
  const headings = document.querySelectorAll("h1").length;
  const images = [...document.querySelectorAll("img")];
  const unnamed = images.filter(
    ({ alt, attributes }) =>
      !attributes.getNamedItem("alt") || /\.(jpe?g|png|avif|webp)$/.test(alt),
  );
  // A lineup shows parts of its picture (data-part).
  const names = images
    .filter((image) => image.checkVisibility() && image.closest("main"))
    .filter((image) => !image.closest("[data-part]"))
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
    ...(headings === 1 ? [] : [`There are ${headings} h1.`]),
    ...(crossed ? ["The cable of the closing call crosses its heading."] : []),
    ...unnamed.map(({ src }) => `${src} has no alternative text.`),
    ...repeated.map((name) => `The picture ${name} appears twice.`),
    ...(stuck < innerHeight / 4 ? [] : [`Header and bar cover ${stuck} px for good.`]),
    ...wrapped.map(({ textContent }) => `“${textContent?.slice(0, 20)}” takes two lines.`),
    ...small.map(({ textContent }) => `“${textContent}” is smaller than 14 px.`),
  ];
}

interface Look extends OpenOptions {
  /** true if axe runs, which takes as long as all the rest. */
  axe?: boolean;
}

/** Opens `path` and returns what is wrong. */
async function problemsOn(path: string, { axe = false, ...options }: Look): Promise<string[]> {
  const opened = await openPage(path, { ...options, warm: true });
  const { page, console, violations, requests } = opened;
  const status = (await requests[0]?.response())?.status();
  const [loaded, head] = [await loadTime(page), await page.evaluate(readHead)];
  const header = await headerLosses(page);
  await hydrated(page);
  // All requests have ended then, so their start times are known.
  await quiet(opened);
  const ready = await page.evaluate(readHead);
  const problems = [
    ...(status === (path === missing ? 404 : 200) ? [] : [`status ${status}`]),
    ...console.filter((line) => path !== missing || !consoleOfMissing.test(line)),
    ...violations.map((violation) => `against the policy: ${violation}`),
    ...elsewhere(requests).map((url) => `requests ${url}`),
    ...requests
      .filter((request) => isLateScript(request) && request.timing().startTime <= loaded)
      .map((request) => `requests ${request.url()} before the page has loaded`),
    ...ready
      .filter((line) => !head.includes(line))
      .map((line) => `head after hydration: ${line}`),
    ...head
      .filter((line) => !ready.includes(line))
      .map((line) => `head before hydration: ${line}`),
    ...header,
    ...(await losses(page)),
    ...(await page.evaluate(visibleFaults)),
    ...(await smallTargets(page, options.hasTouch ?? false)),
    ...(axe ? await axeProblems(page) : []),
  ];
  await opened.close();
  return problems;
}

const phone: Look = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  timezoneId: zones[0],
};
const tablet: Look = { viewport: { width: 768, height: 1024 } };
const desktop: Look = { viewport: { width: 1280, height: 800 }, timezoneId: zones[1] };
/** 1280 × 1024 at 400%. */
const zoomed: Look = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

describe("320 px wide, with touch", () => {
  // Every page is visited itself, so that it is enough if the kinds of pages prefetch others.
  testAll(everyPath, (path) =>
    problemsOn(path, { ...phone, axe: true, prefetching: builtKinds.includes(path) }),
  );
});

describe("768 px wide", () => {
  testAll(everyPath, (path) => problemsOn(path, tablet));
});

describe("1280 px wide", () => {
  testAll(everyPath, (path) =>
    problemsOn(path, { ...desktop, axe: [...builtKinds, missing].includes(path) }),
  );
});

describe("at 400% zoom", () => {
  testAll(builtKinds, (path) => problemsOn(path, zoomed));
});

/** A visitor's style sheet, which media queries ignore, with the fallback fonts, which are wider and appear on slow connections. */
async function enlargeByStyleSheet(page: Page): Promise<void> {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

describe.each([
  ["the browser", 1280, enlargeText],
  ["a style sheet", 360, enlargeByStyleSheet],
  ["a style sheet", 1280, enlargeByStyleSheet],
])("letters of twice the size by %s, %i px wide", (_, width, before) => {
  testAll(builtKinds, async (path) => {
    const { page, close } = await openPage(path, {
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
      before,
      warm: true,
    });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      "32px",
    );
    await hydrated(page);
    // The carousel loads when it is near the screen.
    while (path === "/" && (await page.locator("[aria-roledescription='slide']").count()) === 0)
      await page.mouse.wheel(0, 600);
    const problems = await losses(page);
    await close();
    return problems;
  });
});
