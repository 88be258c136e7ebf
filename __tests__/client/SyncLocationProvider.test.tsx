import { globalHistory, Location } from "@gatsbyjs/reach-router";
import { act, render, screen } from "@testing-library/react";
import { SyncLocationProvider } from "../../src/client/SyncLocationProvider";

/** Shows the location that Gatsby's router receives. */
const open = () =>
  render(
    <SyncLocationProvider>
      <Location>{({ location }) => <output>{location.pathname}</output>}</Location>
    </SyncLocationProvider>,
  );

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  // By default the router waits for an animation frame; none is called here.
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
});

test("passes a new address to the router without waiting for a frame", () => {
  open();
  act(() => void globalHistory.navigate("/about"));
  expect(screen.getByRole("status")).toHaveTextContent("/about");
});

test("passes the address to the router after Back", async () => {
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

test("resolves each navigation once its page is rendered, so that the next one adds a history entry", async () => {
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
