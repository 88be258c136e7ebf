/** Heroes that are drawn, then built (decision 42): the drawing, the seam, and how visitors move it. */
import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast } from "../../src/content/brand";
import { entries, first } from "../support/content";
import { until } from "../support/until";
import { boxOf } from "./support/boxes";
import { hasFocus, tabTo, touch } from "./support/input";
import { openPage } from "./support/page";
import { phone, visit } from "./support/visit";

const pictureOf = (file: unknown) =>
  entries("Picture").find(({ fields }) => fields.file === file)?.fields;
const home = first("HomePage").fields.hero as { picture: string };
/** The position of the seam at first, in percent of the hero. */
const startOf = (picture: unknown) => Number(pictureOf(picture)?.seam ?? 52);
const start = startOf(home.picture);

const handle = (page: Page) => page.getByRole("slider", { name: "Drawing or room" });

/** The parts of the hero as they are shown: the left edge of the picture in percent of the hero, and whether drawing and handle are visible. */
const look = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.querySelector("main img[alt='']");
    const input = document.querySelector("main input[type='range']");
    const clip = getComputedStyle(drawing?.nextElementSibling ?? document.body).clipPath;
    return {
      seam: Math.round(parseFloat(/([\d.]+)%/.exec(clip)?.[1] ?? "0")),
      drawing: drawing?.checkVisibility() ?? false,
      handle: input?.checkVisibility() ?? false,
    };
  });

if (pictureOf(home.picture)?.drawing)
  describe("the home page", () => {
    test("the seam moves by keys and by a pointer at any height, and stays between the edges; paper shows the finished room", async () => {
      const { page } = await visit("/");
      const seamIs = (percent: number) =>
        until(async () => (await look(page)).seam === percent);
      expect(await look(page)).toEqual({ seam: start, drawing: true, handle: true });
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const line = (share: number) => (width * share) / 100;
      await page.mouse.move(line(start) + 8, 150);
      await page.mouse.down();
      await page.mouse.move(line(30), 160, { steps: 4 });
      await page.mouse.up();
      await seamIs(30);
      await page.mouse.move(line(60), 160);
      expect((await look(page)).seam).toBe(30);
      expect(await handle(page).getAttribute("aria-valuetext")).toBe("30 percent drawing");
      await tabTo(handle(page));
      await page.keyboard.press("ArrowRight");
      await seamIs(32);
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowLeft");
      await seamIs(0);
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowRight");
      await seamIs(100);
      expect(await hasFocus(handle(page))).toBe(true);
      await page.emulateMedia({ media: "print" });
      expect(await look(page)).toEqual({ seam: 0, drawing: false, handle: false });
    });

    test("a finger drags it sideways, and scrolls the page up and down", async () => {
      const { page } = await visit("/", { ...phone });
      const x = (phone.viewport.width * start) / 100;
      await touch(page, { x, y: 160 }, { x: -80, y: 0 });
      const moved = Math.round(((x - 80) / phone.viewport.width) * 100);
      await until(async () => (await look(page)).seam === moved);
      await touch(page, { x: x - 80, y: 300 }, { x: 0, y: -140 });
      await page.waitForFunction(() => window.scrollY > 50);
      expect((await look(page)).seam).toBe(moved);
    });

    test("without scripts the seam stays in place, without a handle", async () => {
      const { page } = await openPage("/", { javaScriptEnabled: false });
      expect(await page.locator("main input[type='range']").isVisible()).toBe(false);
      expect(await page.locator("main img[alt='']").first().isVisible()).toBe(true);
    });

    test("until the picture has loaded, the drawing fills the first screen", async () => {
      const { page } = await openPage("/", {
        before: (opened) => opened.route(/\.(avif|webp)$/, (route) => route.abort()),
      });
      const [drawing, picture] = await page
        .locator("main img")
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => ({
            full: image.getBoundingClientRect().width === document.documentElement.clientWidth,
            loaded: image.naturalWidth > 0,
            ground: getComputedStyle(image).backgroundColor,
          })),
        );
      expect(drawing).toMatchObject({ full: true, loaded: true });
      expect(picture).toMatchObject({ loaded: false, ground: "rgba(0, 0, 0, 0)" });
    });

    test.each([phone.viewport, { width: 1440, height: 900 }])(
      "the words of a picture that does not load can be read beside the seam, %j",
      async (viewport) => {
        const { page } = await openPage("/", {
          viewport,
          before: (opened) => opened.route(/\.avif$/, (route) => route.abort()),
        });
        const left = (viewport.width * start) / 100 + 4;
        const { y } = await boxOf(page.locator("main section").first());
        const clip = { x: left, y, width: viewport.width - left, height: 300 };
        const pixels = async () =>
          sharp(await page.screenshot({ clip }))
            .removeAlpha()
            .raw()
            .toBuffer();
        const withWords = await pixels();
        await page
          .locator("main img")
          .nth(1)
          .evaluate((image) => (image.style.color = "#0000"));
        const without = await pixels();
        const ratios: number[] = [];
        for (let at = 0; at < withWords.length; at += 3) {
          const [front, ground] = [withWords, without].map((each) => [
            ...each.subarray(at, at + 3),
          ]);
          if (String(front) !== String(ground))
            ratios.push(contrast(front ?? [], ground ?? []));
        }
        // A third of a letter's pixels are its inside, without the smoothed edge.
        expect(ratios.length).toBeGreaterThan(1000);
        expect(ratios.sort((a, b) => b - a)[Math.floor(ratios.length / 3)]).toBeGreaterThan(
          4.5,
        );
      },
    );
  });

test.each(entries("Service").filter(({ fields }) => pictureOf(fields.picture)?.drawing))(
  "$path begins with its drawing and can be dragged",
  async ({ path, fields }) => {
    const { page } = await visit(path);
    const seam = startOf(fields.picture);
    expect(await look(page)).toEqual({ seam, drawing: true, handle: true });
    await handle(page).press("ArrowRight");
    await until(async () => (await look(page)).seam > seam);
  },
);
