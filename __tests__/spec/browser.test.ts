/** What the specification requires that only a browser shows: parts by width, colors, sizes, and words that appear later. */
import type { Page } from "playwright-core";
import { styleOf } from "../site/support/boxes";
import { visit } from "../site/support/visit";

const open = async (path: string, width = 1440) =>
  (await visit(path, { viewport: { width, height: 900 } })).page;

const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  styleOf(page.locator(selector).locator("visible=true"), property, pseudo);

/** Red, green and blue of a computed color, 0 to 255. */
const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

/** The parts of the header that each width shows. */
const headers: readonly [line: number, width: number, parts: readonly string[]][] = [
  [64, 1440, ["nav", "Request a Free Quote", "phone"]],
  [66, 390, ["menu", "phone"]],
  [70, 700, ["Request Quote", "menu", "phone"]],
];

for (const [line, width, parts] of headers)
  test(`line ${line}: the header has ${parts.join(", ")} at ${width} px`, async () => {
    const header = (await open("/about", width)).locator("header").first();
    const all = {
      nav: header.locator("nav"),
      "Request a Free Quote": header.getByRole("link", { name: "Request a Free Quote" }),
      "Request Quote": header.getByRole("link", { name: "Request Quote" }),
      menu: header.locator("button"),
      phone: header.locator("a[href^='tel:']"),
    };
    const visible: string[] = [];
    for (const [name, locator] of Object.entries(all))
      if ((await locator.locator("visible=true").count()) > 0) visible.push(name);
    expect(visible).toEqual(parts);
  });

test("lines 21, 64, 65, 76: the header is sticky, its quote button red, its current link marked, the footer's band blue", async () => {
  const page = await open("/about");
  expect(await style(page, "body header", "position")).toBe("sticky");
  const quote = await style(page, "header nav ~ a[data-quote]", "background-color");
  const [red = 0, ...others] = channels(quote);
  expect(red).toBeGreaterThan(Math.max(150, ...others.map((other) => 2 * other)));
  const mark = async (link: string) => [
    await style(page, `header nav ${link}`, "background-color", "::before"),
    await style(page, `header nav ${link}`, "opacity", "::before"),
  ];
  expect(await mark("a[aria-current]")).not.toEqual(await mark("a:not([aria-current])"));
  const band = channels(await style(page, ":has(+ footer)", "background-color"));
  expect(band[2]).toBe(Math.max(...band));
});

test("line 121: the sidebar of an article is sticky", async () => {
  expect(
    await style(await open("/blog/commercial-av-restaurants-bars"), "aside", "position"),
  ).toBe("sticky");
});
