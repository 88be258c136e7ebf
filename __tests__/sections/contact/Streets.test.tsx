import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { mapFrame } from "../../../src/domain/map-links";
import { Streets } from "../../../src/sections/contact/Streets";

const address = `${mapFrame}?layer=mapnik`;
const streets = <Streets title="Map" address={address} />;
const map = () => screen.queryByLabelText("Map");

/** Simulates that the component enters or leaves the viewport. */
let scroll: (isIntersecting: boolean) => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      scroll = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {
      scroll(false);
    }
    disconnect() {
      scroll = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

test("the built HTML has the map as a frame for visitors without scripts", () => {
  expect(renderToString(streets)).toContain(
    `<noscript><iframe title="Map" src="${address}" loading="lazy">`,
  );
});

test("the map is added near the viewport, and stays", () => {
  render(streets);
  expect(map()).toBeNull();
  scroll(true);
  expect(map()).toHaveAttribute("data", address);
  scroll(false);
  expect(map()).not.toBeNull();
});

test.each([
  ["a map that failed to load is loaded again", false],
  ["a map that has loaded stays", true],
])("when the browser is online, %s", (_, loaded) => {
  render(streets);
  scroll(true);
  const before = map() as HTMLElement;
  if (loaded) fireEvent.load(before);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(map() === before).toBe(loaded);
  expect(map()).toHaveAttribute("data", address);
});
