/** The check of content/drawings, and what the code relies on in the site's own drawings. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, readAll } from "../../src/content";
import { createSite } from "./support/site";

/** The check's messages for a drawing with these shapes. */
function messagesOn(shapes: string): string[] {
  const { root, remove } = createSite();
  try {
    const folder = path.join(root, "content/drawings");
    mkdirSync(folder, { recursive: true });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="figure">${shapes}</g></svg>`;
    writeFileSync(path.join(folder, "wall.svg"), svg);
    return checkAll(root).map(({ message }) => message);
  } finally {
    remove();
  }
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
  expect(messagesOn(shapes)).toEqual([expect.stringMatching(message)]);
});

test.each([
  `<path class="line" style="font-size:var(--ks,12px)" stroke="var(--drun,#17598a)"/>`,
  `<!-- no <style>, no <script>, no url(#x) --><path id="a"/><use href="#a"/>`,
  `<text>one = two, url(#x)</text>`,
  `<image href="data:image/png;base64,AAAA"/>`,
])("accepts %s", (shapes) => {
  expect(messagesOn(shapes)).toEqual([]);
});

const folder = "content/drawings";
const drawingOf = (name: string) =>
  new DOMParser().parseFromString(
    readFileSync(path.join(folder, name), "utf8"),
    "image/svg+xml",
  );

// Loops, because test.each refuses an empty list: a company may have no drawings.
for (const name of existsSync(folder) ? readdirSync(folder) : [])
  test(`${name} is well-formed XML`, () => {
    const { documentElement } = drawingOf(name);
    expect(documentElement.querySelector("parsererror")?.textContent).toBeUndefined();
    expect(documentElement.localName).toBe("svg");
  });

const letters = readAll(".").flatMap(({ kind, data }) =>
  kind.type === "Service" && data.letter !== undefined ? [String(data.letter)] : [],
);

for (const letter of letters)
  test(`the section drawing has the run and letter ${letter}`, () => {
    const section = drawingOf("section.svg");
    const name = letter.toLowerCase();
    const run = section.querySelector(`#dwg > #run-${name}`);
    expect(run?.getAttribute("visibility")).toBe(`var(--on-${name},hidden)`);
    // The run begins where the cable in the street begins, and ends at its lamps.
    expect(run?.querySelector(":scope > path")?.getAttribute("d")).toMatch(/^M-700 424/);
    expect(run?.querySelectorAll("circle").length).toBeGreaterThan(0);
    const key = section.querySelector(`#key-${letter}`);
    expect([...(key?.querySelectorAll("text") ?? [])].map((text) => text.textContent)).toEqual([
      letter,
      letter,
    ]);
    expect(key?.querySelector("g")?.getAttribute("visibility")).toBe(
      `var(--on-${name},hidden)`,
    );
  });
