import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Streets } from "../../../src/sections/contact/Streets";

const streets = <Streets title="Map" address="https://map.test/" />;
const frame = () => screen.getByTitle("Map");

/** What the frame holds: a page of another site, or the empty one. */
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

test("the HTML shows it, for who has no scripts", () => {
  expect(renderToString(streets)).not.toContain("class");
});

test("it is shown once it is there", () => {
  render(streets);
  expect(frame()).toHaveClass("waiting");
  other = true;
  fireEvent.load(frame());
  expect(frame()).not.toHaveClass("waiting");
});

test("one that arrived before the scripts stays as it is", () => {
  other = true;
  render(streets);
  expect(frame()).not.toHaveClass("waiting");
});

test("one that failed stays away, and is asked for again with the next connection", () => {
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
