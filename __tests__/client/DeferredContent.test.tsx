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

test("on a page that a click has led to, the heading is painted first and the rest follows", () => {
  render(page({ action: "PUSH", hash: "" }));
  expect(screen.getByRole("heading", { name: "Cameras" })).toBeVisible();
  expect(rest()).toBeNull();
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(rest()).toBeVisible();
});

test.each<[string, Navigation]>([
  ["that was loaded", { hash: "" }],
  ["that the way back leads to", { action: "POP", hash: "" }],
  ["of which a place is asked for", { action: "PUSH", hash: "#offers" }],
])("on a page %s, all is there at once", (_, navigation) => {
  render(page(navigation));
  expect(rest()).toBeVisible();
});

test("what is shown stays, also when the page's address changes", () => {
  const { rerender } = render(page({ hash: "" }));
  rerender(page({ action: "PUSH", hash: "" }));
  expect(rest()).toBeVisible();
});

test("a page that is left before the rest came asks for nothing more", () => {
  const { unmount } = render(page({ action: "PUSH", hash: "" }));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
