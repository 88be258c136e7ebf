/** Reads the inline styles of a built page. */
import assert from "node:assert/strict";
import type { Site } from "../../site/support/documents";

/** The value of `property` in the unconditional rules for the classes of `element`. Ignores combined selectors; the last rule wins. */
export function styleOf(site: Site, address: string, element: Element, property: string) {
  const classes = [...element.classList].map((name) => `.${name}`);
  const found = rules(unconditional(site.styles(address)))
    .filter(({ selectors }) => selectors.some((selector) => classes.includes(selector)))
    .flatMap(({ declarations }) => declarations)
    .findLast(([name]) => name === property);
  return found?.[1] ?? "";
}

/** The value of a custom property on the page at `address`. */
export function token(site: Site, address: string, name: string): string {
  const value = new RegExp(`${name}:([^;}]+)`).exec(site.styles(address))?.[1];
  assert.ok(value, `${name} is not set`);
  return value.trim();
}

/** Red, green and blue of a color in the form #rrggbb. */
export function channels(color: string): [number, number, number] {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  assert.ok(digits, `${color} is not written as #rrggbb`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => parseInt(pair, 16));
  return [red, green, blue];
}

const rules = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    declarations: body.split(";").map((declaration) => {
      const [name = "", ...value] = declaration.split(":");
      return [name.trim(), value.join(":").trim()] as const;
    }),
  }));

/** Removes conditional blocks, such as media queries, from `css`. */
function unconditional(css: string): string {
  let kept = "";
  let at = 0;
  for (;;) {
    const start = css.indexOf("@", at);
    if (start < 0) return kept + css.slice(at);
    kept += css.slice(at, start);
    at = endOfRule(css, start);
    // @layer sets the order of rules and is not a condition.
    const rule = css.slice(start, at);
    if (rule.startsWith("@layer") && rule.endsWith("}"))
      kept += unconditional(rule.slice(rule.indexOf("{") + 1, -1));
  }
}

/** The end of the rule that begins at `start`. */
function endOfRule(css: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    const sign = css[index];
    if (sign === ";" && depth === 0) return index + 1;
    if (sign === "{") depth += 1;
    if (sign === "}") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return css.length;
}
