/** @jest-environment node */
import { drawing, replacePictures } from "../../src/build/pictures-in-text";

const one = `<p>Before.</p>\n<p><img src="../drawings/a.svg" alt="A plan" title="Caption"></p>\n<p>After.</p>`;

test("a picture alone in its paragraph is replaced, with its words; the rest stays", async () => {
  const html = await replacePictures(one, (address, { alt, caption }) =>
    Promise.resolve(`[${address}|${alt}|${caption}]`),
  );
  expect(html).toBe("<p>Before.</p>\n[../drawings/a.svg|A plan|Caption]\n<p>After.</p>");
});

test("several pictures keep their order, however long each takes", async () => {
  const two = one + one.replace("a.svg", "b.svg").replace(' title="Caption"', "");
  const html = await replacePictures(two, async (address, { caption }) => {
    if (address.endsWith("a.svg")) await new Promise((resolve) => setTimeout(resolve, 5));
    return `[${address}|${caption}]`;
  });
  expect(html.match(/\[[^\]]+\]/g)).toEqual([
    "[../drawings/a.svg|Caption]",
    "[../drawings/b.svg|undefined]",
  ]);
});

test("a picture amid words stays as it is", async () => {
  const inline = `<p>See <img src="../pictures/a.jpg" alt="A"> here.</p>`;
  expect(await replacePictures(inline, () => Promise.resolve("gone"))).toBe(inline);
});

test("a drawing is shown through <use>, with its own ratio and its words", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 470"></svg>`;
  expect(drawing(svg, "/static/a.svg", { alt: "A plan", caption: undefined })).toBe(
    `<svg viewBox="0 0 720 470" role="img" aria-label="A plan"><use href="/static/a.svg#figure"></use></svg>`,
  );
});
