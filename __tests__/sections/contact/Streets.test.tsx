import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Streets } from "../../../src/sections/contact/Streets";

const streets = <Streets title="Map" address="https://map.test/" />;
const frame = () => screen.queryByTitle("Map");

/** Reports that the map is near the viewport. */
let approach: () => void;
const ask = jest.fn<Promise<unknown>, unknown[]>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue({});
  global.fetch = ask as unknown as typeof fetch;
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      approach = () =>
        this.callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Waits for a response. */
const come = (event: () => void) => act(async () => event());

test("the built HTML has no frame, so visitors without scripts see the drawn map", () => {
  expect(renderToString(streets)).not.toContain("iframe");
});

test("sends a request to the host when the map is near, without credentials", async () => {
  render(streets);
  expect(ask).not.toHaveBeenCalled();
  await come(approach);
  expect(ask.mock.calls).toEqual([
    ["https://map.test/", { mode: "no-cors", credentials: "omit", cache: "no-store" }],
  ]);
});

test("adds the frame after the host's response, and shows it once it has loaded", async () => {
  render(streets);
  await come(approach);
  expect(frame()).toHaveClass("waiting");
  fireEvent.load(frame()!);
  expect(frame()).not.toHaveClass("waiting");
});

test("adds no frame if the request fails, and tries again when the browser is online", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(streets);
  await come(approach);
  expect(frame()).toBeNull();
  await come(() => window.dispatchEvent(new Event("online")));
  expect(frame()).not.toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
  await come(() => window.dispatchEvent(new Event("online")));
  expect(ask).toHaveBeenCalledTimes(2);
});
