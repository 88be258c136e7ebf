/** @jest-environment node */
import { drawing } from "../../src/gatsby/pictures-in-text";

test("renders a drawing with <use>, its own viewBox and its alternative text", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 470"></svg>`;
  expect(drawing(svg, "/static/a.svg", { alt: "A plan", caption: undefined })).toBe(
    `<svg viewBox="0 0 720 470" role="img" aria-label="A plan"><use href="/static/a.svg#figure"></use></svg>`,
  );
});
