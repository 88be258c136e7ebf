/** @jest-environment node */
import { drawing } from "../../src/gatsby/pictures-in-text";

test("a drawing is shown through <use>, with its own ratio and its words", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 470"></svg>`;
  expect(drawing(svg, "/static/a.svg", { alt: "A plan", caption: undefined })).toBe(
    `<svg viewBox="0 0 720 470" role="img" aria-label="A plan"><use href="/static/a.svg#figure"></use></svg>`,
  );
});
