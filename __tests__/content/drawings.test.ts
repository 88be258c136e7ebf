/** @jest-environment node */
/** The section drawing is optional, and its letters are read from its file (decision 35). Mistakes in drawings are in mistakes.yaml. */
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { checkAll, inLines, siteContent } from "../../src/content";
import { drawingFields, withoutMarks } from "../../src/content/drawing";
import * as site from "./support/site";

test("the drawing provides the position of a service's letter", () => {
  const { nodes } = siteContent(site.root, { now: new Date(), drafts: false });
  const service = nodes.find(({ type }) => type === "Service");
  expect(service?.fields.key).toEqual({ letter: "C", x: 240, y: 338 });
});

test("the marks for what is drilled are counted by letter, and cut out of the drawing", () => {
  const ring = '<circle data-mark="hole"/>';
  const marks = `<g id="marks"> <g id="marks-c">${ring}${ring}<rect data-mark="box"/></g></g>`;
  const file = `<svg viewBox="0 0 9 9">${marks}<!-- ${ring} --><g id="dwg"><path/></g></svg>`;
  expect(drawingFields(file).marks).toEqual([
    { letter: "C", hole: 2, box: 1, outside: 0, patch: 0 },
  ]);
  expect(withoutMarks(file)).toEqual({
    drawing: expect.not.stringContaining("mark") as string,
    marks: `<svg viewBox="0 0 9 9">${marks}</svg>`,
  });
  expect(withoutMarks('<svg><g id="dwg"/></svg>').marks).toBeUndefined();
});

// The last test that uses the site, because restoring does not bring the folder back.
test("without a section drawing, each reference to a letter or a part of it is a mistake", () => {
  rmSync(site.at("drawings"), { recursive: true });
  const missing = "there is no drawing content/drawings/section.svg; add it, or remove";
  expect(inLines(checkAll(site.root))).toEqual([
    `content/pages/about.yaml:13  owner › crop: ${missing} “crop”`,
    `content/pages/home.yaml:13  drawing › alt: ${missing} “alt”`,
    `content/pages/region.yaml:22  projectPlaces › item 1 › crop: ${missing} “crop”`,
    `content/pages/region.yaml:23  projectPlaces › item 2 › crop: ${missing} “crop”`,
    `content/pages/region.yaml:24  projectPlaces › item 3 › crop: ${missing} “crop”`,
    `content/services/home-theater.md:4  letter: ${missing} “letter”`,
    `content/services/home-theater.md:14  intro › crop: ${missing} “crop”`,
    `content/services/home-theater.md:19  goals › crop: ${missing} “crop”`,
  ]);
});

test("the site's own drawings are well-formed XML", () => {
  const folder = "content/drawings";
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const svg = readFileSync(path.join(folder, name), "utf8");
    expect(() => new JSDOM(svg, { contentType: "image/svg+xml" })).not.toThrow();
  }
});
