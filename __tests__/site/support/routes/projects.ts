/** The projects of the gallery. */
import type { Route } from "./route";

/** A project's page: `story` is the heading of its text; the projects before and after it in the gallery follow. */
const project = (
  slug: string,
  title: string,
  story: string,
  neighbors: readonly [string, string],
  moving = false,
): Route => ({
  path: `/gallery/${slug}`,
  title: `${title} | {company}`,
  h1: title,
  sections: [
    "(navigation: Breadcrumb)",
    ...(moving ? ["(video)"] : []),
    "(facts)",
    story,
    "Read next",
    "(navigation: All projects)",
    ...neighbors,
    "A room like this one?",
  ],
});

export const projectRoutes: readonly Route[] = [
  project("five-screens-above-one-bar", "Five screens above one bar", "Drawn from the stools", [
    "No cable on the porch",
    "One keypad for the whole kitchen",
  ]),
  project("no-cable-on-the-porch", "No cable on the porch", "Up through the soffit", [
    "One line of light along the stage",
    "Five screens above one bar",
  ]),
  project(
    "one-keypad-for-the-whole-kitchen",
    "One keypad for the whole kitchen",
    "Four things, one place on the wall",
    ["Five screens above one bar", "Three racks behind one door"],
  ),
  project(
    "one-line-of-light-along-the-stage",
    "One line of light along the stage",
    "The front wall first",
    ["Stars over the basement", "No cable on the porch"],
  ),
  project(
    "stars-over-the-basement",
    "Stars over the basement",
    "A ceiling that goes dark last",
    ["Three racks behind one door", "One line of light along the stage"],
    true,
  ),
  project("three-racks-behind-one-door", "Three racks behind one door", "Combed and tied", [
    "One keypad for the whole kitchen",
    "Stars over the basement",
  ]),
];
