import { screen } from "@testing-library/react";
import { showFindings } from "../../src/client/show-findings";

const lines = ["content/blog/a.md:3  catgory: there is no such field", "content/b.yaml:1  …"];
const fetchMock = jest.fn<Promise<Pick<Response, "json">>, []>();
const answer = (findings: string[]) =>
  fetchMock.mockResolvedValue({ json: () => Promise.resolve(findings) });

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test("shows the mistakes until they are corrected, also while the server restarts", async () => {
  answer([]);
  showFindings();
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole("alert")).toBeNull();

  answer(lines);
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("alert").textContent).toBe(lines.join("\n"));

  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("alert").textContent).toBe(lines.join("\n"));

  answer([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole("alert")).toBeNull();
});
