import { act, render, screen, within } from "@testing-library/react";
import { Notifications } from "../../../src/components/notifications/Notifications";
import { notify } from "../../../src/components/notifications/store";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const visible = () =>
  within(screen.getByRole("status"))
    .queryAllByText(/./)
    .map(({ textContent }) => textContent);

/** Sends `text` and waits until the library shows it. */
async function say(text: string) {
  act(() => notify(text));
  await wait(0);
}

test("the live region exists before the first message", () => {
  render(<Notifications />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
});

test("each message is visible for 4,000 ms, counted from its own start", async () => {
  render(<Notifications />);
  await say("first");
  await wait(1000);
  await say("second");
  await wait(2999);
  expect(visible()).toEqual(["first", "second"]);
  await wait(1);
  expect(visible()).toEqual(["second"]);
  await wait(999);
  expect(visible()).toEqual(["second"]);
  await wait(1);
  expect(visible()).toEqual([]);
});

test("shows at most 3 messages; a new one replaces the oldest", async () => {
  render(<Notifications />);
  for (const text of ["a", "b", "c", "d"]) await say(text);
  expect(visible()).toEqual(["b", "c", "d"]);
  await wait(4000);
  expect(visible()).toEqual([]);
});

test("shows a message that was sent before the region was rendered", async () => {
  notify("early");
  render(<Notifications />);
  // First the library loads, then it shows the queued messages.
  await wait(0);
  await wait(0);
  expect(visible()).toEqual(["early"]);
});
