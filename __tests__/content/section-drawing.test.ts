/** @jest-environment node */
/** The section drawing is optional: without it, references to it are findings. Its letters are read from its file (decision 35). */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, inLines, readAll, siteContent } from "../../src/content";
import { drawingFields } from "../../src/content/read/drawing";
import { createSite, type Site } from "./support/site";

let site: Site;

beforeEach(() => {
  site = createSite();
});

afterEach(() => {
  site.remove();
});

const build = { now: new Date("2026-01-05T12:00:00Z"), drafts: false };
const drawingsOf = () => path.join(site.root, "content/drawings");

/** The fields of the one service, as the site receives them. */
const serviceFields = () =>
  siteContent(site.root, build).nodes.find(({ type }) => type === "Service")?.fields;

test("the drawing provides the position of a service's letter", () => {
  expect(serviceFields()?.key).toEqual({ letter: "C", x: 240, y: 338 });
});

test("without a drawing, each reference to a letter or a part of it is a finding", () => {
  rmSync(drawingsOf(), { recursive: true });
  const missing = "there is no drawing content/drawings/section.svg; put it there, or take";
  expect(inLines(checkAll(site.root))).toEqual([
    `content/pages/about.yaml:13  owner › crop: ${missing} “crop” away`,
    `content/pages/home.yaml:17  drawing › alt: ${missing} “alt” away`,
    `content/pages/region.yaml:22  projectPlaces › entry 1 › crop: ${missing} “crop” away`,
    `content/pages/region.yaml:23  projectPlaces › entry 2 › crop: ${missing} “crop” away`,
    `content/pages/region.yaml:24  projectPlaces › entry 3 › crop: ${missing} “crop” away`,
    `content/services/home-theater.md:4  letter: ${missing} “letter” away`,
    `content/services/home-theater.md:14  intro › crop: ${missing} “crop” away`,
    `content/services/home-theater.md:19  goals › crop: ${missing} “crop” away`,
  ]);
});

test("a drawing without a viewBox is a finding", () => {
  writeFileSync(
    path.join(drawingsOf(), "section.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg"><g id="dwg"><g id="key-C"><circle cx="1" cy="2" r="3"/></g></g></svg>`,
  );
  expect(checkAll(site.root).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^“viewBox” is missing/),
  ]);
});

const drawingWith = (groups: string) => {
  writeFileSync(
    path.join(drawingsOf(), "section.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="dwg"><g id="key-C"><circle cx="1" cy="2" r="3"/></g>${groups}</g></svg>`,
  );
  return checkAll(site.root).map(({ message }) => message);
};

test.each([
  ["only the run of another letter", `<g id="run-a" visibility="var(--on-a,hidden)"/>`],
  ["a run that is always visible", `<g id="run-c" opacity=".5"/>`],
])("reports a letter in a drawing with %s", (_, groups) => {
  expect(drawingWith(groups)).toEqual([
    expect.stringMatching(
      /^the run of the letter C cannot be lit; draw .* id="run-c" and visibility="var\(--on-c,hidden\)"$/,
    ),
  ]);
});

test.each([
  ["its run", `<g visibility="var(--on-c,hidden)" id="run-c"/>`],
  ["no runs", ""],
])("accepts a letter in a drawing with %s", (_, groups) => {
  expect(drawingWith(groups)).toEqual([]);
});

test("reads letters from groups with a circle, whatever markup surrounds them", () => {
  const svg = `<svg viewBox="0, 0,  900,300">
    <!-- <g id="key-Z"><circle cx="1" cy="1"/></g> -->
    <g class='k' id='key-A' style="a:b"><text>A</text><circle r="9" cy="4.5" cx="-30"/></g>
    <g id="key-B"><text>B</text></g><g id="monkey-C"><circle cx="1" cy="1"/></g>
  </svg>`;
  expect(drawingFields(svg)).toEqual({
    viewBox: "0 0 900 300",
    keys: [{ letter: "A", x: -30, y: 4.5 }],
  });
});

test("the site's own drawing has the letter of each service", () => {
  const entries = readAll(".");
  const keys = entries
    .filter(({ kind }) => kind.type === "SectionDrawing")
    .flatMap(({ data }) => data.keys as { letter: string }[]);
  const letters = entries.flatMap(({ kind, data }) =>
    kind.type === "Service" && data.letter !== undefined ? [data.letter] : [],
  );
  expect(keys.map(({ letter }) => letter)).toEqual(expect.arrayContaining(letters));
});
