import { act, render, screen } from "@testing-library/react";
import { DeferredContent } from "../../src/client/DeferredContent";
import { NavigationProvider, type Navigation } from "../../src/client/NavigationContext";

const page = (navigation: Navigation) => (
  <NavigationProvider value={navigation}>
    <h1>Cameras</h1>
    <DeferredContent>
      <h2>What we install</h2>
    </DeferredContent>
  </NavigationProvider>
);

const rest = () => screen.queryByRole("heading", { name: "What we install" });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("after a click on a link, renders the heading first and the rest one frame later", () => {
  render(page({ action: "PUSH", hash: "" }));
  expect(screen.getByRole("heading", { name: "Cameras" })).toBeVisible();
  expect(rest()).toBeNull();
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(rest()).toBeVisible();
});

test.each<[string, Navigation]>([
  ["after a full load", { hash: "" }],
  ["after Back", { action: "POP", hash: "" }],
  ["after a click on a link with a hash", { action: "PUSH", hash: "#offers" }],
])("renders everything at once %s", (_, navigation) => {
  render(page(navigation));
  expect(rest()).toBeVisible();
});

test("keeps the content when the page's address changes", () => {
  const { rerender } = render(page({ hash: "" }));
  rerender(page({ action: "PUSH", hash: "" }));
  expect(rest()).toBeVisible();
});

test("schedules nothing after the page was left", () => {
  const { unmount } = render(page({ action: "PUSH", hash: "" }));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
