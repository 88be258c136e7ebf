import type { IconNode } from "@tabler/icons-react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../../src/components/icons/Icon";

const drawing: IconNode = [["path", { d: "M5 4h4", key: "svg-0" }]];
const path = '<path d="M5 4h4"></path>';

test("renders the icon's drawing, hidden from screen readers, without a namespace and with the site's own class only", () => {
  expect(renderToStaticMarkup(<Icon of={drawing} size={15} stroke={1.6} />)).toBe(
    `<svg width="15" height="15" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  );
  expect(renderToStaticMarkup(<Icon of={drawing} className="own" />)).toBe(
    `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="own" aria-hidden="true">${path}</svg>`,
  );
});
