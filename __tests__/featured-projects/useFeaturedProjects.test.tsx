/** The states of the hook, and what the console says about rows and failures. */
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useFeaturedProjects } from "../../src/featured-projects/useFeaturedProjects";
import { backendUrl, makeRow } from "./support/rows";

type Reply = (signal: AbortSignal) => Promise<object>;
const answer = (status: number, body: string): Reply => {
  const text = () => Promise.resolve(body);
  const response = { ok: status < 300, status, statusText: "", headers: new Headers(), text };
  return () => Promise.resolve(response);
};
const refused: Reply = () => Promise.reject(new TypeError("Failed to fetch"));

const Probe = () => <output>{JSON.stringify(useFeaturedProjects())}</output>;
const state = (): unknown => JSON.parse(screen.getByRole("status").textContent);
const waiting = { status: "waiting", projects: [] };
const failed = { status: "failed", projects: [] };
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

let requests: [seconds: number, address: string][];
let errors: jest.SpyInstance<void, unknown[]>;
let warnings: jest.SpyInstance<void, unknown[]>;

/** Opens a page whose backend gives these replies, the last one from then on. */
function open(...replies: Reply[]) {
  const start = Date.now();
  window.fetch = ((address: string, { signal }: { signal: AbortSignal }) => {
    requests.push([Math.round((Date.now() - start) / 1000), decodeURIComponent(address)]);
    return replies[Math.min(requests.length, replies.length) - 1]?.(signal);
  }) as typeof fetch;
  return render(<Probe />);
}

beforeEach(() => {
  jest.useFakeTimers();
  process.env.GATSBY_SUPABASE_URL = backendUrl;
  process.env.GATSBY_SUPABASE_ANON_KEY = "public-key";
  errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  warnings = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  requests = [];
  // The chunk caches the rows, so each test loads it again.
  jest.resetModules();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("sends the specified query, shows valid rows, and logs one line for each other row", async () => {
  expect(renderToString(<Probe />)).toContain("waiting");
  open(answer(200, JSON.stringify([makeRow({ slug: "Bad Slug" }), makeRow(), makeRow()])));
  expect(state()).toEqual(waiting);
  await seconds(600);
  expect(state()).toMatchObject({ status: "ready", projects: [{ location: "Towson" }] });
  const order = "sort_order.asc.nullslast,date_completed.desc";
  const query = `/rest/v1/projects?select=*&featured=eq.true&order=${order}&limit=6`;
  expect(requests).toEqual([[0, backendUrl + query]]);
  expect(warnings.mock.calls).toEqual([
    ['Featured projects: row 1 ("Bad Slug"): slug has another form; the row is left out.'],
    [
      'Featured projects: row 3 ("no-cable-on-the-porch"): its slug is taken by a row before it; the row is left out.',
    ],
  ]);
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  ["a refused connection", refused, "TypeError: Failed to fetch"],
  ["503", answer(503, "{}"), "503: no message"],
  ["a refusal", answer(401, '{"code":"42501","message":"denied"}'), "401 \\(42501\\): denied"],
  ["an object", answer(200, "{}"), "200: the answer is not a list"],
  ["a long page", answer(502, "<p>Bad\n</p>".repeat(9999)), "502: <p>Bad </p>.{180,200}…"],
])("after %s it tries four times in all, then logs one line", async (_, reply, message) => {
  open(reply);
  await seconds(0.5);
  // A browser may report wrongly that it is offline.
  window.dispatchEvent(new Event("offline"));
  await seconds(6);
  expect(state()).toEqual(waiting);
  await seconds(600);
  expect(state()).toEqual(failed);
  expect(requests.map(([at]) => at)).toEqual([0, 1, 3, 7]);
  window.dispatchEvent(new Event("online"));
  expect(errors.mock.calls).toEqual([
    [expect.stringMatching(`^Featured projects could not be read: ${message}$`)],
  ]);
});

test("an attempt ends after ten seconds without an answer, and the next one may succeed", async () => {
  const clock = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  const late: Reply = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", reject);
    });
  open(late, answer(200, "[]"));
  await seconds(0.5);
  clock.abort();
  expect(timeout).toHaveBeenCalledWith(10_000);
  await seconds(600);
  expect(state()).toEqual({ status: "ready", projects: [] });
});
