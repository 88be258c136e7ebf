/** The preview beside the form (decision 39): the same words as the page of the entry, in the same fonts, sizes and colors. */
import { readFileSync } from "node:fs";
import type { Frame, Page } from "playwright-core";
import { until } from "../support/until";
import { kindOf } from "../../src/content/kinds";
import { present } from "../support/content";
import { filesOf, textsOf } from "../support/edited-files";
import {
  boxOf,
  expandFirst,
  openLastingEditor,
  openForm,
  editorForTests,
} from "./support/editor";
import { openPage } from "./support/page";

const files = filesOf(".");
const texts = textsOf(files);

const viewport = { width: 1400, height: 1400 };

/** A picture of the site, as a file of the editor. */
const pictureFile = (name: string) => ({
  [`content/pictures/${name}`]: readFileSync(`content/pictures/${name}`),
});

const address = editorForTests();

const [, listed = ""] = /^- file: (.*)$/m.exec(texts["content/pictures.yaml"] ?? "") ?? [];

// One editor for all tests, because opening it takes longer than most of them.
let page: Page;
let violations: string[];
beforeAll(async () => {
  const pictures = { ...pictureFile("network-rack.jpg"), ...pictureFile(listed) };
  const opened = await openLastingEditor(address(), { ...texts, ...pictures }, { viewport });
  ({ page, violations } = opened);
});

/** Opens the form of an entry, and returns the frame of its preview. */
async function preview(type: string, slug: string): Promise<Frame> {
  await openForm(page, kindOf(type), slug);
  const handle = await page.locator("iframe.preview").elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("The form has no preview.");
  await frame.locator("h1").waitFor({ state: "attached" });
  return frame;
}

/** The words and the looks of the first heading of each level and of the first paragraph that has text. */
const looks = (frame: Pick<Frame, "evaluate">, words: readonly string[] = []) =>
  frame.evaluate(async (wanted) => {
    await document.fonts.ready;
    const plain = (element: Element) =>
      (element.textContent ?? "")
        .replace(/\u2011/g, "-")
        .replace(/\s+/g, " ")
        .trim();
    const found = ["h1", "h2", "p"].map((tag, index) => {
      const all = [...document.querySelectorAll<HTMLElement>(`main ${tag}`)];
      const element = all.find((each) =>
        wanted.length > 0 ? plain(each) === wanted[index] : plain(each).length > 3,
      );
      if (!element) return { words: "", looks: "" };
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, color } =
        getComputedStyle(element);
      return {
        words: plain(element),
        looks: [fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, color].join(" | "),
      };
    });
    return {
      found,
      ground: getComputedStyle(document.body).backgroundColor,
      width: document.documentElement.clientWidth,
      height: innerHeight,
      fonts: [...document.fonts]
        .filter(({ status, family }) => status === "loaded" && family.includes("Variable"))
        .map(({ family }) => family.replace(/["']/g, ""))
        .sort(),
    };
  }, words);

const entryOf = (type: string) => {
  const file = files.find(({ kind }) => kind.type === type)?.file ?? "";
  const slug = file.replace(/^.*\/|\.md$/g, "");
  return { slug, path: kindOf(type).path?.(slug) ?? "" };
};

describe("the preview shows the text of the page, in the page's fonts and colors", () => {
  const types = ["Article", "Project", "Town", "Service", "LegalPage"];
  const previews = new Map<string, Awaited<ReturnType<typeof looks>>>();
  beforeAll(async () => {
    for (const type of types)
      previews.set(type, await looks(await preview(type, entryOf(type).slug)));
  });

  test.each(types)("%s", async (type) => {
    const shown = present(previews.get(type), `preview of ${type}`);
    expect(shown.fonts).toEqual(["Familjen Grotesk Variable", "Hanken Grotesk Variable"]);
    const size = { width: shown.width, height: shown.height };
    const { page: own } = await openPage(entryOf(type).path, { viewport: size });
    // The preview of a short entry has no scrollbar, but its page has one.
    const scrollbar = await own.evaluate(
      () => innerWidth - document.documentElement.clientWidth,
    );
    await own.setViewportSize({ ...size, width: size.width + scrollbar });
    const site = await looks(
      own,
      shown.found.map(({ words }) => words),
    );
    expect(shown.ground).toBe(site.ground);
    // The other kinds have a plain preview: title and text.
    if (!["Article", "Project", "Town"].includes(type)) return;
    expect(shown.found.map(({ words }) => words.length > 3)).toEqual([true, true, true]);
    expect(shown.found).toEqual(site.found);
  });
});

test("the preview follows what is typed", async () => {
  const frame = await preview("Town", entryOf("Town").slug);
  await boxOf(page, "introTitle").fill("Brick, water and old wiring");
  await frame.locator("h2", { hasText: "Brick, water and old wiring" }).waitFor();
});

test("the picture of an entry is shown, and HTML in a text is shown as it is written", async () => {
  const frame = await preview("Article", "new");
  await page.locator('[data-key-path="picture"]').scrollIntoViewIfNeeded();
  await page.locator('[data-key-path="picture"]').getByRole("combobox").first().click();
  await page.getByRole("option", { name: "network-rack.jpg", exact: true }).first().click();
  await frame.locator('img[data-picture="network-rack.jpg"][src^="blob:"]').waitFor({
    state: "attached",
  });
  const body = page.locator('[data-key-path="body"]');
  await body.scrollIntoViewIfNeeded();
  await body.getByRole("button", { name: "Edit in Markdown" }).click();
  await body
    .locator("textarea")
    .fill("A <b>bold</b> word.\n\n![A rack](../pictures/network-rack.jpg)");
  await frame.locator("p", { hasText: "A <b>bold</b> word." }).waitFor();
  await frame.locator('figure img[alt="A rack"][src^="blob:"]').waitFor({ state: "attached" });
});

test("the preview of the picture list shows each crop, and a click that sets the focal point moves the crop", async () => {
  await openForm(page, kindOf("Picture"), "");
  const crop = page
    .frameLocator("iframe.preview")
    .locator(`img[data-picture="${listed}"]`)
    .first();
  await crop.and(page.frameLocator("iframe.preview").locator('[src^="blob:"]')).waitFor();
  await expandFirst(page);
  const picture = page.locator('[data-key-path="items.0.focal"] img[src^="blob:"]');
  await picture.waitFor();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await until(
    async () =>
      (await crop.evaluate((image) => getComputedStyle(image).objectPosition)) === "25% 75%",
  );
});

test("no preview violates the editor's policy", () => {
  expect(violations).toEqual([]);
});
