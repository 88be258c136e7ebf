import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Streets } from "../../../src/sections/contact/Streets";

const streets = <Streets title="Map" address="https://map.test/" />;
const frame = () => screen.getByTitle("Map");

/** true if the frame contains a page of another site, false for its initial empty document. */
let other = false;
let online = true;

beforeEach(() => {
  [other, online] = [false, true];
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  jest
    .spyOn(HTMLIFrameElement.prototype, "contentDocument", "get")
    .mockImplementation(() => (other ? null : document));
});
afterEach(() => jest.restoreAllMocks());

test("the built HTML shows the map, for visitors without scripts", () => {
  expect(renderToString(streets)).not.toContain("class");
});

test("shows the map once it has loaded", () => {
  render(streets);
  expect(frame()).toHaveClass("waiting");
  other = true;
  fireEvent.load(frame());
  expect(frame()).not.toHaveClass("waiting");
});

test("shows a map that loaded before hydration", () => {
  other = true;
  render(streets);
  expect(frame()).not.toHaveClass("waiting");
});

test("hides a map that failed to load, and loads it again when the browser is online", () => {
  [other, online] = [true, false];
  render(streets);
  const failed = frame();
  fireEvent.load(failed);
  expect(failed).toHaveClass("waiting");
  online = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(frame()).not.toBe(failed);
  fireEvent.load(frame());
  expect(frame()).not.toHaveClass("waiting");
});
