/** Visits the built site as if it were built for another backend, with a clock that the test controls. */
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

/** The two build settings of the backend. */
export interface Settings {
  url: string;
  key: string;
}

export interface VisitOptions extends Omit<OpenOptions, "before" | "warm">, Partial<Settings> {
  /** true if responses stall, so that `pass` does not wait for them. */
  hang?: boolean;
}

export interface Visit {
  page: Page;
  /** Advances the page's clock by `seconds`, and waits for responses in between. */
  pass: (seconds: number) => Promise<void>;
  /** Advances the clock until `test` returns true in the page. */
  passUntil: (test: () => boolean) => Promise<void>;
  /** The times of requests to the backend, in seconds after the first one. */
  askedAt: () => Promise<number[]>;
  /** The console messages of the page's own code. */
  said: () => Promise<string[]>;
  /** The layout shifts so far. */
  shifts: () => Promise<string[]>;
  /** Uncaught errors and rejections. */
  strays: () => string[];
  /** What the Content-Security-Policy forbade. */
  violations: () => string[];
}

const start = new Date("2025-03-03T15:00:00Z");
/** A step of the clock, in ms. Responses arrive between two steps; if they stall, longer steps are enough. */
const steps = { answered: 200, hung: 1000 };
/** The real time after which waiting fails, in ms. */
const patience = 30_000;

/** The latest visit, for the routes of all windows: a file's visits do not overlap. */
let current: { address: string; url: string; key: string | undefined };

/** Prepares a window. The same function for all visits, so that they can share one. */
async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.addInitScript(takeNotes);
  await page.route(({ href }) => href === current.address, allow);
  await page.route("**/featured-projects-*.js", replaceSettings);
}

/** Opens `path` and starts its scripts. Settings default to those of the build. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { url = backendUrl, key, hang = false, ...others } = options;
  current = { address: `${siteUrl}${path}`, url, key };
  const opened = await openPage(path, {
    // A page that a test fulfills does not count as local, so the browser would ask for permission to reach the local backend.
    permissions: ["local-network-access"],
    ...others,
    warm: true,
    before: prepare,
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
  const step = hang ? steps.hung : steps.answered;
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
  // Only rows from the backend can cause shifts from here on, because the fonts have loaded.
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

/** Replaces the backend's origin in the page's policy with that of the visit. */
async function allow(route: Route): Promise<void> {
  const { url } = current;
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

/** Replaces the build's settings in the script that reads the featured projects. */
async function replaceSettings(route: Route): Promise<void> {
  const { url, key } = current;
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
