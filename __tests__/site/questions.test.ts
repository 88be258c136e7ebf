/** Five questions of a first-time visitor are each answered within two taps on a phone, from any page. */
import { hoursLines } from "../../src/domain/hours";
import { business, entries, first } from "../support/content";
import { phone } from "./support/devices";
import { openPage } from "./support/page";
import { pages } from "./support/site";

/** The content of a page on a phone before its scripts have loaded. */
interface Shown {
  /** The text outside of header and menu. */
  text: string;
  /** The targets of its links with the number of taps; opening a menu or group counts as a tap. */
  links: { href: string; quote: boolean; taps: number }[];
}

let shown: Map<string, Shown>;

beforeAll(async () => {
  const { page } = await openPage("/", { ...phone, javaScriptEnabled: false });
  shown = new Map();
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    shown.set(path, await page.evaluate(lookAround));
  }
}, 300_000);

/** Runs in the page. */
function lookAround(): Shown {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link) => {
    const drawer = link.closest("[popover]");
    if (!drawer && !link.checkVisibility({ visibilityProperty: true })) return [];
    const href = link.getAttribute("href") ?? "";
    const quote = link.dataset.quote !== undefined;
    const group = link.closest("details:not([open])");
    return [{ href, quote, taps: 1 + Number(drawer !== null) + Number(group !== null) }];
  });
  return { text: `${words("main")}\n${words("body > div footer")}`, links };
}

/** The minimum number of taps from `path` to a page that matches `has`; Infinity if more than two. */
function tapsTo(path: string, has: (page: Shown, path: string) => boolean): number {
  const start = shown.get(path);
  if (!start) return Infinity;
  if (has(start, path)) return 0;
  const costs = start.links.flatMap(({ href, taps }) => {
    const next = shown.get(href);
    return next && taps <= 2 && has(next, href) ? [taps] : [];
  });
  return Math.min(Infinity, ...costs);
}

/** The minimum number of taps on `path` to activate a link that matches `is`. */
const tapsOn = (path: string, is: (link: Shown["links"][number]) => boolean): number =>
  Math.min(
    Infinity,
    ...(shown
      .get(path)
      ?.links.filter(is)
      .map(({ taps }) => taps) ?? []),
  );

const hours = hoursLines(business.hours);
const gallery = first("ProjectList").path;
const town = entries("Town")[0]?.title ?? first("Region").title;

const questions: [string, (path: string) => number][] = [
  ["How do I ask for a quote?", (path) => tapsOn(path, ({ quote }) => quote)],
  [
    "What is the number?",
    (path) => tapsOn(path, ({ href }) => href === `tel:${business.phone.e164}`),
  ],
  [
    "When are you open?",
    (path) => tapsTo(path, ({ text }) => hours.every((line) => text.includes(line))),
  ],
  [`Do you serve ${town}?`, (path) => tapsTo(path, ({ text }) => text.includes(town))],
  ["Is there work like mine?", (path) => tapsTo(path, (_, address) => address === gallery)],
];

test.each(questions)("%s", (_, tapsFrom) => {
  const far = pages
    .map(({ path }) => ({ path, taps: tapsFrom(path) }))
    .filter(({ taps }) => taps > 2);
  expect(far).toEqual([]);
});
