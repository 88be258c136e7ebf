/** Loading the client is split into tasks, so that input events can run between them. */
import { openBackend } from "../../src/featured-projects/client";
import { openFeaturedProjects } from "../../src/featured-projects/load";

jest.mock("../../src/featured-projects/client", () => ({ openBackend: jest.fn(() => ({})) }));

test("loads the client's code, creates the client and starts its read in separate tasks", async () => {
  jest.useFakeTimers();
  const opened = jest.fn();
  void openFeaturedProjects().then(opened);
  const steps: [client: boolean, read: boolean][] = [];
  for (let task = 1; task <= 3; task += 1) {
    await jest.runOnlyPendingTimersAsync();
    steps.push([jest.mocked(openBackend).mock.calls.length > 0, opened.mock.calls.length > 0]);
  }
  expect(steps).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
