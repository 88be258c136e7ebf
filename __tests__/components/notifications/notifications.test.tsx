import { act, render, screen, within } from "@testing-library/react";
import { Notifications } from "../../../src/components/notifications/Notifications";
import { notify } from "../../../src/components/notifications/store";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const visible = () =>
  within(screen.getByRole("status"))
    .queryAllByText(/./)
    .map(({ textContent }) => textContent);

test("the region is there before anything is said, and polite", () => {
  render(<Notifications />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
});

test("each stays for 4,000 ms, counted from its own start", () => {
  render(<Notifications />);
  act(() => notify("first"));
  act(() => jest.advanceTimersByTime(1000));
  act(() => notify("second"));
  act(() => jest.advanceTimersByTime(2999));
  expect(visible()).toEqual(["first", "second"]);
  act(() => jest.advanceTimersByTime(1));
  expect(visible()).toEqual(["second"]);
  act(() => jest.advanceTimersByTime(999));
  expect(visible()).toEqual(["second"]);
  act(() => jest.advanceTimersByTime(1));
  expect(visible()).toEqual([]);
});

test("at most 3 are visible; the newest takes the place of the oldest", () => {
  render(<Notifications />);
  act(() => ["a", "b", "c", "d"].forEach(notify));
  expect(visible()).toEqual(["b", "c", "d"]);
  act(() => jest.advanceTimersByTime(4000));
  expect(visible()).toEqual([]);
});

test("one that was sent before the region was there is shown when it comes", () => {
  notify("early");
  render(<Notifications />);
  expect(visible()).toEqual(["early"]);
});
