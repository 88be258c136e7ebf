/** The drawings in content/drawings; the section drawing is optional, and its letters are read from its file (decision 35). */
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
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

const svg = (shapes: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;

/** The check's messages for the base content with this drawing. */
function messagesFor(file: string, drawing: string): string[] {
  site.write(`drawings/${file}`, drawing);
  return checkAll(site.root).map(({ message }) => message);
}

test.each([
  [`<svg:style>path{}</svg:style>`, /<style>/],
  [`<style/>`, /<style>/],
  [`<path clip-path='url("#rooms")'/>`, /Safari does not find “url\(#rooms\)”/],
  [`<path style="fill:url(&quot;#dusk&quot;)"/>`, /Safari does not find “url\(#dusk\)”/],
  [`<path style="fill:red;mask:url( '#m' )"/>`, /Safari does not find “url\(#m\)”/],
  [`<path fill="url(wood.svg#grain)"/>`, /“wood.svg#grain” stands outside of the drawing/],
  [`<use href="https://example.org/a.svg#b"/>`, /“https:\/\/example.org\/a.svg#b” stands/],
])("refuses %s", (shapes, message) => {
  expect(messagesFor("wall.svg", svg(`<g id="figure">${shapes}</g>`))).toEqual([
    expect.stringMatching(message),
  ]);
});

test.each([
  `<path class="line" style="font-size:var(--ks,12px)" stroke="var(--drun,#17598a)"/>`,
  `<!-- no <style>, no <script>, no url(#x) --><path id="a"/><use href="#a"/>`,
  `<text>one = two, url(#x)</text>`,
  `<image href="data:image/png;base64,AAAA"/>`,
])("accepts %s", (shapes) => {
  expect(messagesFor("wall.svg", svg(`<g id="figure">${shapes}</g>`))).toEqual([]);
});

const key = '<g id="key-C"><circle cx="1" cy="2" r="3"/></g>';
const section = (runs: string) => svg(`<g id="dwg">${key}${runs}</g>`);
const noRun = expect.stringMatching(
  /^the run of the letter C cannot be lit; draw .* id="run-c" and visibility="var\(--on-c,hidden\)"$/,
) as string;

test.each([
  ["its run", `<g visibility="var(--on-c,hidden)" id="run-c"/>`, []],
  ["no runs", "", []],
  [
    "only the run of another letter",
    `<g id="run-a" visibility="var(--on-a,hidden)"/>`,
    [noRun],
  ],
  ["a run that is always visible", `<g id="run-c" opacity=".5"/>`, [noRun]],
])("checks a letter in a section drawing with %s", (_, runs, messages) => {
  expect(messagesFor("section.svg", section(runs))).toEqual(messages);
});

test("reports a section drawing without a viewBox", () => {
  expect(messagesFor("section.svg", svg(`<g id="dwg">${key}</g>`, ""))).toEqual([
    expect.stringMatching(/^“viewBox” is missing/),
  ]);
});

test("without a section drawing, each reference to a letter or a part of it is a mistake", () => {
  rmSync(site.at("drawings"), { recursive: true });
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

test("the drawing provides the position of a service's letter", () => {
  const { nodes } = siteContent(site.root, { now: new Date(), drafts: false });
  expect(nodes.find(({ type }) => type === "Service")?.fields.key).toEqual({
    letter: "C",
    x: 240,
    y: 338,
  });
});

test("reads letters from groups with a circle, whatever markup surrounds them", () => {
  const drawing = `<svg viewBox="0, 0,  900,300">
    <!-- <g id="key-Z"><circle cx="1" cy="1"/></g> -->
    <g class='k' id='key-A' style="a:b"><text>A</text><circle r="9" cy="4.5" cx="-30"/></g>
    <g id="key-B"><text>B</text></g><g id="monkey-C"><circle cx="1" cy="1"/></g>
  </svg>`;
  expect(drawingFields(drawing)).toEqual({
    viewBox: "0 0 900 300",
    keys: [{ letter: "A", x: -30, y: 4.5 }],
  });
});

const folder = "content/drawings";

// Loops, because test.each refuses an empty list: a company may have no drawings.
for (const name of existsSync(folder) ? readdirSync(folder) : [])
  test(`${name} is well-formed XML`, () => {
    const { documentElement } = new DOMParser().parseFromString(
      readFileSync(path.join(folder, name), "utf8"),
      "image/svg+xml",
    );
    expect(documentElement.querySelector("parsererror")?.textContent).toBeUndefined();
    expect(documentElement.localName).toBe("svg");
  });

for (const { data } of readAll(".").filter(({ kind }) => kind.type === "Service")) {
  if (data.letter === undefined) continue;
  const letter = String(data.letter);
  test(`the letter ${letter} and its run in the section drawing are lit together`, () => {
    const drawing = new DOMParser().parseFromString(
      readFileSync(path.join(folder, "section.svg"), "utf8"),
      "image/svg+xml",
    );
    const visibility = `var(--on-${letter.toLowerCase()},hidden)`;
    const run = drawing.querySelector(`#dwg > #run-${letter.toLowerCase()}`);
    expect(run?.getAttribute("visibility")).toBe(visibility);
    // The run begins where the cable in the street begins, and ends at its lamps.
    expect(run?.querySelector(":scope > path")?.getAttribute("d")).toMatch(/^M-700 424/);
    expect(run?.querySelectorAll("circle").length).toBeGreaterThan(0);
    const lit = drawing.querySelector(`#key-${letter} g`);
    expect(lit?.getAttribute("visibility")).toBe(visibility);
  });
}
