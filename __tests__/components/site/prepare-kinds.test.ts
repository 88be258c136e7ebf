import { prepareKinds } from "../../../src/components/site/prepare-kinds";

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map((link) => [
    link.getAttribute("href"),
    link.as,
  ]);

test("scripts and styles of every kind of page are fetched, once, and nothing else", () => {
  window.___chunkMapping = JSON.stringify({
    app: ["/app.css", "/app.js"],
    "component---src-templates-town-tsx": ["/component---town.css", "/component---town.js"],
    "featured-projects": ["/featured-projects.js"],
  });
  prepareKinds();
  prepareKinds();
  expect(fetched()).toEqual([
    ["/component---town.css", "style"],
    ["/component---town.js", "script"],
  ]);
});
