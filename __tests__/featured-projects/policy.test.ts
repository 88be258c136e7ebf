/** When a failed read is tried again. The site tests see five minutes of caching, and visitors who leave. */
import { queryClient } from "../../src/featured-projects/load";

const start = new Date("2025-02-01T12:00:00Z").getTime();
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const event = (name: string) => window.dispatchEvent(new Event(name));

/** The times of the reads, in seconds since the start. */
let reads: number[];

/** Reads as a page does, and gets this answer. */
function read(answer: () => Promise<unknown>) {
  const queryFn = () => {
    reads.push((Date.now() - start) / 1000);
    return answer();
  };
  void queryClient.fetchQuery({ queryKey: ["anything"], queryFn }).catch(() => undefined);
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  reads = [];
});
afterEach(() => {
  queryClient.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
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
