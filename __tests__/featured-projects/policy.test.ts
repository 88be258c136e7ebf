/** When the featured projects are read again. The site tests see five minutes of caching, and visitors who leave. */
import { QueryObserver } from "@tanstack/query-core";
import { createQueryClient } from "../../src/featured-projects/load";

const start = new Date("2025-02-01T12:00:00Z").getTime();
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const event = (name: string) => window.dispatchEvent(new Event(name));

/** The times of the reads, in seconds since the start. */
let reads: number[];
let client: ReturnType<typeof createQueryClient>;

/** Reads as a page does, and gets this answer. */
function read(answer: () => Promise<unknown>) {
  const queryFn = () => {
    reads.push((Date.now() - start) / 1000);
    return answer();
  };
  new QueryObserver(client, { queryKey: ["anything"], queryFn }).subscribe(() => undefined);
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  reads = [];
  client = createQueryClient(() => undefined);
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("does not read again on focus, on reconnect or on a timer", async () => {
  read(() => Promise.resolve([]));
  for (const name of ["visibilitychange", "focus", "offline", "online"]) {
    event(name);
    await seconds(400);
  }
  expect(reads).toEqual([0]);
});

test("pauses retries while the tab is hidden, then continues", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  read(() => Promise.reject(new Error("no")));
  await seconds(60);
  expect(reads).toEqual([0]);
  visibility.mockReturnValue("visible");
  event("visibilitychange");
  await seconds(60);
  expect(reads).toEqual([0, 60, 62, 66]);
});
