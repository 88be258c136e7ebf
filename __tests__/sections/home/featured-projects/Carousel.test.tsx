import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ProjectCard } from "../../../../src/featured-projects/project-card";
import { Carousel } from "../../../../src/sections/home/featured-projects/Carousel";
import {
  inWindow,
  moved,
} from "../../../../src/sections/home/featured-projects/carousel-window";

const projects = (count: number): ProjectCard[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `project-${index + 1}`,
    path: `/gallery/project-${index + 1}`,
    title: `Project ${index + 1}`,
    category: "Smart Homes",
    location: "Towson",
    caption: null,
    picture: `/picture-${index + 1}.jpg`,
    largePicture: null,
    alt: `Picture ${index + 1}`,
  }));

const shown = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const show = (count: number) =>
  render(<Carousel note={null} title="Featured projects" projects={projects(count)} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: RegExp) => screen.getByRole("button", { name });

let reducedMotion = false;
/** Simulates that the carousel enters or leaves the viewport. */
let see: (isIntersecting: boolean) => void;
const animate = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  animate.mockClear();
  Element.prototype.animate = animate as unknown as Element["animate"];
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      see = (isIntersecting) => {
        const entry = { isIntersecting } as IntersectionObserverEntry;
        this.callback([entry], this as unknown as IntersectionObserver);
      };
      see(true);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

test.each([
  [0, -1, 6, 5],
  [5, 1, 6, 0],
  [0, 0, 0, 0],
])("index %i moved by %i, of %i items, is index %i", (first, steps, count, result) => {
  expect(moved(first, steps, count)).toBe(result);
});

test.each([
  [0, 6, [0, 1, 2, 3]],
  [4, 6, [4, 5, 0, 1]],
  [0, 3, [0, 1, 2]],
  [0, 0, []],
])("the indices shown from index %i, of %i items", (first, count, indices) => {
  expect(inWindow(first, count)).toEqual(indices);
});

test("moves by one every 5,000 ms and wraps around", () => {
  show(6);
  expect(shown()).toEqual(["Project 1", "Project 2", "Project 3", "Project 4"]);
  wait(4999);
  expect(shown()[0]).toBe("Project 1");
  wait(1);
  expect(shown()).toEqual(["Project 2", "Project 3", "Project 4", "Project 5"]);
  for (let step = 0; step < 5; step += 1) wait(5000);
  expect(shown()[0]).toBe("Project 1");
});

test("the buttons move by one and wrap around in both directions", () => {
  show(5);
  fireEvent.click(button(/previous/i));
  expect(shown()[0]).toBe("Project 5");
  fireEvent.click(button(/next/i));
  fireEvent.click(button(/next/i));
  expect(shown()[0]).toBe("Project 2");
});

test("pauses while the pointer is over the carousel", () => {
  show(6);
  const carousel = screen.getByRole("region", { name: "Featured projects" });
  const pointer = (type: string) => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, "pointerType", { value: "mouse" });
    fireEvent(carousel, event);
  };
  pointer("pointerover");
  wait(20_000);
  expect(shown()[0]).toBe("Project 1");
  pointer("pointerout");
  wait(5000);
  expect(shown()[0]).toBe("Project 2");
});

test("Stop is the first control and changes its name; slides are announced politely when stopped", () => {
  const { container } = show(6);
  const live = () => container.querySelector("[aria-live]")?.getAttribute("aria-live");
  expect(within(container).getAllByRole("button")[0]).toBe(button(/stop/i));
  expect(live()).toBe("off");
  fireEvent.click(button(/stop/i));
  expect(live()).toBe("polite");
  wait(20_000);
  expect(shown()[0]).toBe("Project 1");
  fireEvent.click(button(/start/i));
  wait(5000);
  expect(shown()[0]).toBe("Project 2");
});

test("starts stopped under reduced motion", () => {
  reducedMotion = true;
  show(6);
  wait(20_000);
  expect(shown()[0]).toBe("Project 1");
  expect(button(/start/i)).toBeTruthy();
});

test.each([
  ["next", 1],
  ["previous", -1],
])("%s slides the projects by one position in 200 ms", (name, side) => {
  show(6);
  expect(animate).not.toHaveBeenCalled();
  fireEvent.click(button(new RegExp(name, "i")));
  expect(animate).toHaveBeenCalledTimes(4);
  expect(animate).toHaveBeenCalledWith(
    { transform: [`translateX(calc(${side} * (100% + var(--gap))))`, "none"] },
    200,
  );
});

test("changes the projects without animation under reduced motion", () => {
  reducedMotion = true;
  show(6);
  fireEvent.click(button(/next/i));
  expect(shown()[0]).toBe("Project 2");
  expect(animate).not.toHaveBeenCalled();
});

test("pauses while the tab is hidden", () => {
  show(6);
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    fireEvent(document, new Event("visibilitychange"));
  };
  hide(true);
  wait(20_000);
  expect(shown()[0]).toBe("Project 1");
  hide(false);
  wait(5000);
  expect(shown()[0]).toBe("Project 2");
});

test("pauses outside of the viewport and then restarts its five seconds", () => {
  show(6);
  wait(4000);
  act(() => see(false));
  wait(20_000);
  expect(shown()[0]).toBe("Project 1");
  act(() => see(true));
  wait(4999);
  expect(shown()[0]).toBe("Project 1");
  wait(1);
  expect(shown()[0]).toBe("Project 2");
});

test("keyboard focus stops it; focus by pointer does not", () => {
  const { container } = show(6);
  const link = container.querySelector("a")!;
  let byKeys = false;
  link.matches = (selector) => (selector === ":focus-visible" ? byKeys : false);
  fireEvent.focus(link);
  expect(button(/stop/i)).toBeTruthy();
  byKeys = true;
  fireEvent.focus(link);
  fireEvent.blur(link);
  expect(button(/start/i)).toBeTruthy();
  wait(20_000);
  expect(shown()[0]).toBe("Project 1");
});

test("a click on a button restarts the five seconds and does not stop the carousel", () => {
  show(6);
  wait(4000);
  fireEvent.click(button(/next/i));
  wait(4999);
  expect(shown()[0]).toBe("Project 2");
  wait(1);
  expect(shown()[0]).toBe("Project 3");
});

test.each([1, 3, 4])("with %i projects there are no buttons and no movement", (count) => {
  show(count);
  expect(screen.queryByRole("button")).toBeNull();
  wait(20_000);
  expect(shown()).toHaveLength(count);
  expect(shown()[0]).toBe("Project 1");
});

test("each slide has its position as its name; a slide whose picture fails keeps its text", () => {
  show(6);
  const slide = screen.getByRole("group", { name: "2 of 6" });
  fireEvent.error(within(slide).getByRole("img"));
  expect(within(slide).queryByRole("img")).toBeNull();
  expect(within(slide).getByRole("link", { name: /project 2/i })).toBeTruthy();
});
