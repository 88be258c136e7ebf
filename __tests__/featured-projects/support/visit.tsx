/** A component that uses the hook, with fake timers and a backend with responses that a test defines. */
import { act, screen } from "@testing-library/react";
import { useFeaturedProjects } from "../../../src/featured-projects/useFeaturedProjects";
import { backendUrl } from "./rows";

type Reply = (signal: AbortSignal) => Promise<object>;

export interface Visit {
  /** The backend's response from now on. */
  reply: Reply;
  /** The requests so far, with the time in seconds since the start. */
  asked: { at: number; signal: AbortSignal }[];
  errors: jest.MockInstance<void, unknown[]>;
  warnings: jest.MockInstance<void, unknown[]>;
}

export function answer(status: number, body: string): Reply {
  const text = () => Promise.resolve(body);
  const headers = new Headers();
  return () => Promise.resolve({ ok: status < 300, status, statusText: "", headers, text });
}
export const rows = (...list: object[]) => answer(200, JSON.stringify(list));
export const refuse: Reply = () => Promise.reject(new TypeError("Failed to fetch"));
export const hang: Reply = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
  });

/** Prepares each test of a file; after each, checks that there were no unhandled rejections. */
export function visits(): Visit {
  const strays: unknown[] = [];
  const collect = (reason: unknown) => strays.push(reason);
  const silent = () => undefined;
  const visit: Visit = {
    reply: rows(),
    asked: [],
    errors: jest.fn(),
    warnings: jest.fn(),
  };

  beforeEach(() => {
    const start = new Date("2025-02-01T12:00:00Z").getTime();
    jest.useFakeTimers({ now: start });
    process.env.GATSBY_SUPABASE_URL = backendUrl;
    process.env.GATSBY_SUPABASE_ANON_KEY = "public-key";
    process.on("unhandledRejection", collect);
    visit.errors = jest.spyOn(console, "error").mockImplementation(silent);
    visit.warnings = jest.spyOn(console, "warn").mockImplementation(silent);
    visit.asked = [];
    Reflect.set(globalThis, "fetch", (_: string, { signal }: { signal: AbortSignal }) => {
      visit.asked.push({ at: (Date.now() - start) / 1000, signal });
      return visit.reply(signal);
    });
    // The chunk has a module-level cache, so each test loads the chunk again.
    jest.resetModules();
  });
  afterEach(() => {
    process.off("unhandledRejection", collect);
    jest.restoreAllMocks();
    jest.useRealTimers();
    expect(strays.splice(0)).toEqual([]);
  });
  return visit;
}

/** Advances the time by `count` seconds and flushes React's updates. */
export const seconds = (count: number) =>
  act(() => jest.advanceTimersByTimeAsync(count * 1000));

export const Probe = () => <output>{JSON.stringify(useFeaturedProjects())}</output>;

/** The hook's latest result. */
export const shown = (): unknown => JSON.parse(screen.getByRole("status").textContent);
