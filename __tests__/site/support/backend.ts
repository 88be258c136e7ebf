/** Visits with other answers of the backend than its own, and with a paused clock. */
import type { Page, Request, Route } from "playwright-core";
import { makeRow } from "../../featured-projects/support/rows";
import { passUntil } from "./clock";
import type { OpenOptions, OpenPage } from "./page";
import { arrive } from "./visit";

/** The read of the featured projects. */
export const projects = "**/rest/v1/projects*";

export type Answer = (route: Route) => Promise<unknown>;

/** A valid row with the title “Project `number`”; `changes` replace single fields. */
export const row = (number: number, changes: Record<string, unknown> = {}) =>
  makeRow({
    id: `6f1c2d3e-0000-4000-8000-00000000000${number}`,
    slug: `project-${number}`,
    title: `Project ${number}`,
    sort_order: number,
    ...changes,
  });

/** Valid rows, numbered from 1. */
export const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(index + 1));

export const sendRows =
  (...list: unknown[]): Answer =>
  (route) =>
    route.fulfill({ json: list });

export const sendStatus =
  (status: number, body: string, contentType = "application/json"): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType });

/** Never answers. */
export const hang: Answer = () => new Promise(() => undefined);

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

export interface BackendVisit extends OpenPage {
  /** The requests to the backend. */
  reads: Request[];
}

/** Those of the latest visit. */
let current: { answers: readonly Answer[]; reads: Request[] };

/** One function for all visits, so that they can use a window again. */
async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: "2025-03-03T15:00:00Z" });
  await page.clock.pauseAt("2025-03-03T15:00:01Z");
  await page.route(projects, (route) => {
    const { answers, reads } = current;
    const answer = answers[Math.min(reads.length, answers.length - 1)];
    reads.push(route.request());
    return answer?.(route);
  });
  await page.route("**/storage/v1/**", (route) =>
    route.request().url().includes("missing")
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: picture, contentType: "image/png" }),
  );
}

/** Opens `path` and hydrates it. The backend gives `answers` in turn, the last one again and again. */
export async function visitWith(
  answers: readonly Answer[],
  path = "/",
  options: OpenOptions = {},
): Promise<BackendVisit> {
  const reads: Request[] = [];
  current = { answers, reads };
  const opened = await arrive(path, { ...options, before: prepare, warm: true });
  await opened.page.keyboard.press("Shift");
  const hydrated = opened.page.locator("html[data-hydrated]");
  await passUntil(opened.page, async () => (await hydrated.count()) > 0);
  return { ...opened, reads };
}
