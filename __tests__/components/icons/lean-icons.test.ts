import { leanIcons } from "../../../src/components/icons/lean-icons";

test("icons keep their drawing and the site's own class, and nothing that names their family", () => {
  const icon = (classes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="15" class="${classes}"><path d="M5 4h4"></path></svg>`;
  const html = `<p class="own">${icon("tabler-icon tabler-icon-phone")}${icon("tabler-icon tabler-icon-menu-2 own")}</p>`;
  const lean = leanIcons(html);
  const path = '<path d="M5 4h4"></path>';
  expect(lean).toBe(
    `<p class="own"><svg width="15">${path}</svg><svg width="15" class="own">${path}</svg></p>`,
  );
  const { body } = new DOMParser().parseFromString(lean, "text/html");
  expect(body.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});
