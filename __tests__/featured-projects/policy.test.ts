/** When a failed read is tried again. The site tests see five minutes of caching, and visitors who leave. */
import { queryClient } from "../../src/featured-projects/load";

test("pauses retries while the tab is hidden, then continues", async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const read = jest.fn(() => Promise.reject(new Error("no")));
  const result = queryClient.fetchQuery({ queryKey: ["anything"], queryFn: read });
  result.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue("visible");
  window.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(7000);
  expect(read).toHaveBeenCalledTimes(4);
});
