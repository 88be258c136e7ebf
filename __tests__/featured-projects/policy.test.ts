import { QueryObserver } from "@tanstack/query-core";
import { createQueryClient, retryDelay } from "../../src/featured-projects/policy";

const start = new Date("2025-02-01T12:00:00Z").getTime();
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

let onFailure: jest.Mock<void, [Error]>;
let asked: number[];
let answer: () => unknown;
let signals: AbortSignal[];
let client: ReturnType<typeof createQueryClient>;
let visibility: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  onFailure = jest.fn();
  asked = [];
  signals = [];
  client = createQueryClient(onFailure);
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Subscribes to a query. Returns a function that unsubscribes. */
function watch() {
  const observer = new QueryObserver(client, {
    queryKey: ["anything"],
    queryFn: ({ signal }) => {
      asked.push((Date.now() - start) / 1000);
      signals.push(signal);
      return answer();
    },
  });
  return observer.subscribe(() => undefined);
}

function fail(): never {
  throw new Error("no");
}

test("waits 1, 2, 4 seconds and so on, at most 30", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("retries a failed read three times and reports it once", async () => {
  answer = fail;
  watch();
  await seconds(6.9);
  expect(asked).toEqual([0, 1, 3]);
  expect(onFailure).not.toHaveBeenCalled();
  await seconds(600);
  expect(asked).toEqual([0, 1, 3, 7]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls[0]?.[0]).toEqual(new Error("no"));
});

test("stops retrying after the first success", async () => {
  answer = () => (asked.length < 3 ? fail() : ["row"]);
  watch();
  await seconds(600);
  expect(asked).toEqual([0, 1, 3]);
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([0, 1, 299])(
  "sends no request for a new subscriber after %d seconds",
  async (pause) => {
    answer = () => ["row"];
    const leave = watch();
    await seconds(0.5);
    leave();
    await seconds(pause);
    watch();
    await seconds(600);
    expect(asked).toEqual([0]);
  },
);

test("sends a request for a new subscriber after five minutes", async () => {
  answer = () => ["row"];
  const leave = watch();
  await seconds(1);
  leave();
  await seconds(300);
  watch();
  await seconds(1);
  expect(asked).toEqual([0, 301]);
});

test("does not refetch on focus, on reconnect or on a timer", async () => {
  answer = () => ["row"];
  watch();
  await seconds(400);
  window.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await seconds(400);
  expect(asked).toEqual([0]);
});

test("sends requests even if the browser reports that it is offline", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  answer = fail;
  watch();
  await seconds(60);
  expect(asked).toEqual([0, 1, 3, 7]);
  window.dispatchEvent(new Event("online"));
});

test("pauses retries while the tab is hidden, then continues", async () => {
  answer = fail;
  watch();
  visibility.mockReturnValue("hidden");
  await seconds(60);
  expect(asked).toEqual([0]);
  visibility.mockReturnValue("visible");
  window.dispatchEvent(new Event("visibilitychange"));
  await seconds(60);
  expect(asked).toEqual([0, 60, 62, 66]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test("aborts the read without a report when the last subscriber leaves", async () => {
  answer = () => new Promise(() => undefined);
  const leave = watch();
  const leaveToo = watch();
  leave();
  expect(signals[0]?.aborted).toBe(false);
  leaveToo();
  expect(signals[0]?.aborted).toBe(true);
  await seconds(60);
  expect(asked).toEqual([0]);
  expect(onFailure).not.toHaveBeenCalled();
});

test("stops retrying when the last subscriber leaves", async () => {
  answer = fail;
  const leave = watch();
  await seconds(1.5);
  leave();
  await seconds(600);
  expect(asked).toEqual([0, 1]);
  expect(onFailure).not.toHaveBeenCalled();
});

test("does not retry a failed write", async () => {
  const write = jest.fn(fail);
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toThrow("no");
  await seconds(60);
  expect(write).toHaveBeenCalledTimes(1);
});
