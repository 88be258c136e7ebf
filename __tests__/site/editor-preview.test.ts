/** The preview beside the form (decision 39): the same words as the page of the entry, in the same fonts, sizes and colors. */
import { readFileSync } from "node:fs";
import type { Frame } from "playwright-core";
import { until } from "../../scripts/engines/engine";
import { kindOf } from "../../src/content/kinds";
import { filesOf, textsOf } from "../support/edited-files";
import { boxOf, expandFirst, openEditor, openForm, editorForTests } from "./support/editor";
import { openPage } from "./support/page";

const files = filesOf(".");
const texts = textsOf(files);

const viewport = { width: 1400, height: 1400 };

/** A picture of the site, as a file of the editor. */
const pictureFile = (name: string) => ({
  [`content/pictures/${name}`]: readFileSync(`content/pictures/${name}`),
});

const address = editorForTests();

/** Opens the form of an entry, and returns the frame of its preview. */
async function preview(type: string, slug: string) {
  const opened = await openPage(`${address()}/nothing`, { viewport });
  const { page } = opened;
  await openEditor(page, address(), { ...texts, ...pictureFile("network-rack.jpg") });
  await openForm(page, kindOf(type), slug);
  const handle = await page.locator("iframe.preview").elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("The form has no preview.");
  await frame.locator("h1").waitFor({ state: "attached" });
  return { ...opened, frame };
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

test.each(["Article", "Project", "Town", "Service", "LegalPage"])(
  "%s: the preview shows the text of the page, in the page's fonts and colors",
  async (type) => {
    const { slug, path } = entryOf(type);
    const { frame, violations } = await preview(type, slug);
    const shown = await looks(frame);
    expect(shown.fonts).toEqual(["Familjen Grotesk Variable", "Hanken Grotesk Variable"]);
    const size = { width: shown.width, height: shown.height };
    const { page } = await openPage(path, { viewport: size });
    // The preview of a short entry has no scrollbar, but its page has one.
    const scrollbar = await page.evaluate(
      () => innerWidth - document.documentElement.clientWidth,
    );
    await page.setViewportSize({ ...size, width: size.width + scrollbar });
    const site = await looks(
      page,
      shown.found.map(({ words }) => words),
    );
    expect(shown.ground).toBe(site.ground);
    expect(violations).toEqual([]);
    // The other kinds have a plain preview: title and text.
    if (!["Article", "Project", "Town"].includes(type)) return;
    expect(shown.found.map(({ words }) => words.length > 3)).toEqual([true, true, true]);
    expect(shown.found).toEqual(site.found);
  },
);

test("the preview follows what is typed", async () => {
  const { page, frame } = await preview("Town", entryOf("Town").slug);
  await boxOf(page, "introTitle").fill("Brick, water and old wiring");
  await frame.locator("h2", { hasText: "Brick, water and old wiring" }).waitFor();
});

test("the picture of an entry is shown, and HTML in a text is shown as it is written", async () => {
  const { page, frame } = await preview("Article", "new");
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
  const opened = await openPage(`${address()}/nothing`, { viewport });
  const { page } = opened;
  const [, name = ""] = /^- file: (.*)$/m.exec(texts["content/pictures.yaml"] ?? "") ?? [];
  await openEditor(page, address(), { ...texts, ...pictureFile(name) });
  await openForm(page, kindOf("Picture"), "");
  const crop = page
    .frameLocator("iframe.preview")
    .locator(`img[data-picture="${name}"]`)
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
  expect(opened.violations).toEqual([]);
});
