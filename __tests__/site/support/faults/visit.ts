/** Visits the built site as if it were built for another backend, by a clock that moves only when it is told to. */
import type { Page, Route } from "playwright-core";
import { openPage, type OpenOptions } from "../page";
import { backendUrl, siteUrl } from "../site";
import {
  forgetShifts,
  hasBegun,
  isReading,
  nextFrames,
  takeNotes,
  type PageNotes,
} from "./page-notes";

/** The two settings of a build. */
export interface Settings {
  url: string;
  key: string;
}

export interface VisitOptions extends OpenOptions, Partial<Settings> {
  /** true where answers do not come, so that nobody waits for them. */
  hang?: boolean;
}

export interface Visit {
  page: Page;
  /** Lets so many seconds pass by the page's clock; every answer has its time in between. */
  pass: (seconds: number) => Promise<void>;
  /** Lets time pass until `test` is true in the page. */
  passUntil: (test: () => boolean) => Promise<void>;
  /** Seconds by the page's clock at which the backend was asked, from the first time. */
  askedAt: () => Promise<number[]>;
  /** What the page's own code wrote to the console. */
  said: () => Promise<string[]>;
  /** Layout shifts until now. */
  shifts: () => Promise<string[]>;
  /** Errors and rejections that nobody caught. */
  strays: () => string[];
  /** What the Content-Security-Policy forbade. */
  violations: () => string[];
}

const start = new Date("2025-03-03T15:00:00Z");
/** Length of a step of the clock, in ms. */
const step = 200;
/** How long something may take to happen on a busy machine, in ms. */
const patience = 30_000;

/** Opens `path` and has its scripts start. Settings that are left out are those of the build. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { url = backendUrl, key, hang = false, before, ...others } = options;
  const opened = await openPage(path, {
    // A page that a test hands on does not count as one of this machine, and would have to ask the visitor for the backend's port.
    permissions: ["local-network-access"],
    ...others,
    before: async (page) => {
      await page.clock.install({ time: start });
      await page.clock.pauseAt(new Date(start.getTime() + 1000));
      await page.addInitScript(takeNotes);
      await page.route(`${siteUrl}${path}`, (route) => allow(route, url));
      await page.route("**/featured-projects-*.js", (route) =>
        replaceSettings(route, url, key),
      );
      await before?.(page);
    },
  });
  const { page } = opened;
  await page.keyboard.press("Shift");

  const passUntil = async (test: () => boolean) => {
    for (const began = Date.now(); !(await page.evaluate(test)); await page.clock.runFor(1))
      if (Date.now() - began > patience) throw new Error(`It never came to ${test.toString()}`);
  };
  const answersAreIn = async () => {
    while (await page.evaluate(isReading, hang)) await page.evaluate(nextFrames);
  };
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds * 1000; passed += step) {
      await answersAreIn();
      await page.clock.runFor(step);
    }
    await answersAreIn();
    await page.evaluate(nextFrames);
  };
  const notes = <Value>(look: (notes: PageNotes) => Value) =>
    page.evaluate<PageNotes>("notes").then(look);
  await passUntil(() => document.documentElement.hasAttribute("data-hydrated"));
  await passUntil(hasBegun);
  // From here on nothing may move: the fonts have come, and what follows comes of the data read.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(nextFrames);
  await page.evaluate(forgetShifts);

  return {
    page,
    pass,
    passUntil,
    askedAt: () =>
      notes(({ reads }) => reads.map(({ at }) => (at - (reads[0]?.at ?? at)) / 1000)),
    said: () => notes(({ said }) => said),
    shifts: () => notes(({ shifts }) => shifts),
    strays: () => opened.console.filter((line) => line.startsWith("error that nobody caught")),
    violations: () => opened.violations,
  };
}

/** The policy of the page admits the backend of the build; now it admits `url`. */
async function allow(route: Route, url: string): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  const origin = URL.canParse(url) ? new URL(url).origin : "";
  await route.fulfill({
    response,
    headers: {
      ...headers,
      "content-security-policy": policy.replaceAll(new URL(backendUrl).origin, origin),
    },
  });
}

/** Replaces the two values that the build put into the chunk of the data read. */
async function replaceSettings(route: Route, url: string, key?: string): Promise<void> {
  const response = await route.fetch();
  let body = await response.text();
  const replace = (built: string | undefined, value: string) => {
    const literal = JSON.stringify(built);
    if (!body.includes(literal)) throw new Error(`${literal} does not stand in the chunk.`);
    body = body.replaceAll(literal, () => JSON.stringify(value));
  };
  replace(backendUrl, url);
  if (key !== undefined) replace(process.env.GATSBY_SUPABASE_ANON_KEY, key);
  await route.fulfill({ response, body });
}
