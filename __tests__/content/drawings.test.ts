/** The drawings in content/drawings; the section drawing is optional, and its letters are read from its file (decision 35). */
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkAll, inLines, siteContent } from "../../src/content";
import * as site from "./support/site";

const svg = (shapes: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;

/** The check's messages for the base content with this drawing. */
function messagesFor(file: string, drawing: string): string[] {
  site.write(`drawings/${file}`, drawing);
  return checkAll(site.root).map(({ message }) => message);
}

test.each([
  [`<path clip-path='url("#rooms")'/>`, /Safari does not find “url\(#rooms\)”/],
  [`<path style="fill:url(&quot;#dusk&quot;)"/>`, /Safari does not find “url\(#dusk\)”/],
  [`<path style="fill:red;mask:url( '#m' )"/>`, /Safari does not find “url\(#m\)”/],
  [`<path fill="url(wood.svg#grain)"/>`, /“wood.svg#grain” stands outside of the drawing/],
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

test("the drawing provides the position of a service's letter", () => {
  const { nodes } = siteContent(site.root, { now: new Date(), drafts: false });
  expect(nodes.find(({ type }) => type === "Service")?.fields.key).toEqual({
    letter: "C",
    x: 240,
    y: 338,
  });
});

// The last test that uses the site, because restoring does not bring the folder back.
test("without a section drawing, each reference to a letter or a part of it is a mistake", () => {
  rmSync(site.at("drawings"), { recursive: true });
  const missing = "there is no drawing content/drawings/section.svg; put it there, or take";
  expect(inLines(checkAll(site.root))).toEqual([
    `content/pages/about.yaml:13  owner › crop: ${missing} “crop” away`,
    `content/pages/home.yaml:13  drawing › alt: ${missing} “alt” away`,
    `content/pages/region.yaml:22  projectPlaces › entry 1 › crop: ${missing} “crop” away`,
    `content/pages/region.yaml:23  projectPlaces › entry 2 › crop: ${missing} “crop” away`,
    `content/pages/region.yaml:24  projectPlaces › entry 3 › crop: ${missing} “crop” away`,
    `content/services/home-theater.md:4  letter: ${missing} “letter” away`,
    `content/services/home-theater.md:14  intro › crop: ${missing} “crop” away`,
    `content/services/home-theater.md:19  goals › crop: ${missing} “crop” away`,
  ]);
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
