import { globalHistory, Location } from "@gatsbyjs/reach-router";
import { act, render, screen } from "@testing-library/react";
import { SyncLocationProvider } from "../../src/client/SyncLocationProvider";

/** Shows what Gatsby's router is told. */
const open = () =>
  render(
    <SyncLocationProvider>
      <Location>{({ location }) => <output>{location.pathname}</output>}</Location>
    </SyncLocationProvider>,
  );

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  // The router's own way waits for one, which never comes here.
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
});

test("the router hears of another address without waiting for a frame", () => {
  open();
  act(() => void globalHistory.navigate("/about"));
  expect(screen.getByRole("status")).toHaveTextContent("/about");
});

test("the way back is heard of, too", async () => {
  open();
  act(() => void globalHistory.navigate("/about"));
  await act(async () => {
    const gone = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true });
    });
    window.history.back();
    await gone;
  });
  expect(screen.getByRole("status")).toHaveTextContent(/^\/$/);
});

test("every step is over when its page is there: the next one is a step of its own for the way back", async () => {
  open();
  let over: Promise<void> | undefined;
  act(() => {
    over = globalHistory.navigate("/about");
  });
  await expect(over).resolves.toBeUndefined();
  const steps = window.history.length;
  act(() => void globalHistory.navigate("/contact"));
  expect(window.history.length).toBe(steps + 1);
});
