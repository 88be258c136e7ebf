/** Heroes that are drawn, then built (decision 42): the drawing, the seam, and how visitors move it. */
import type { Page } from "playwright-core";
import { entries, first, testWith } from "../support/content";
import { until } from "../support/until";
import { hasFocus, tabTo } from "./support/input";
import { openPage, type OpenOptions } from "./support/page";
import { phone, visit } from "./support/visit";

const home = first("HomePage").fields.hero as { picture: string };
const pictureOf = (file: string) =>
  entries("Picture").find(({ fields }) => fields.file === file)?.fields;
const drawn = pictureOf(home.picture);
const start = Number(drawn?.seam ?? 52);

const seam = (page: Page) => page.getByRole("slider", { name: "Drawing or room" });

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

const open = async (options: OpenOptions = {}) => (await visit("/", options)).page;

testWith(drawn?.drawing, "the seam moves by keys, and stays between the edges", async () => {
  const page = await open();
  expect(await look(page)).toEqual({ seam: start, drawing: true, handle: true });
  await tabTo(seam(page));
  await page.keyboard.press("ArrowRight");
  expect((await look(page)).seam).toBe(start + 2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect((await look(page)).seam).toBe(start - 2);
  await page.keyboard.press("Home");
  expect((await look(page)).seam).toBe(0);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  expect((await look(page)).seam).toBe(100);
  expect(await hasFocus(seam(page))).toBe(true);
  const outline = await seam(page).evaluate(
    (input) => getComputedStyle(input.nextElementSibling ?? input).outlineStyle,
  );
  expect(outline).not.toBe("none");
});

testWith(drawn?.drawing, "a pointer drags the line at any height of the picture", async () => {
  const page = await open();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const line = (share: number) => (width * share) / 100;
  await page.mouse.move(line(start) + 8, 150);
  await page.mouse.down();
  await page.mouse.move(line(30), 160, { steps: 4 });
  await page.mouse.up();
  expect((await look(page)).seam).toBe(30);
  await page.mouse.move(line(60), 160);
  expect((await look(page)).seam).toBe(30);
});

testWith(
  drawn?.drawing,
  "a finger drags it sideways, and scrolls the page up and down",
  async () => {
    const page = await open({ ...phone });
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    const x = (phone.viewport.width * start) / 100;
    await touch("touchStart", x, 160);
    for (const by of [20, 40, 60, 80]) await touch("touchMove", x - by, 160);
    await touch("touchEnd");
    const moved = Math.round(((x - 80) / phone.viewport.width) * 100);
    await until(async () => (await look(page)).seam === moved);
    await touch("touchStart", x - 80, 300);
    for (const by of [20, 60, 100, 140]) await touch("touchMove", x - 80, 300 - by);
    await touch("touchEnd");
    await page.waitForFunction(() => window.scrollY > 50);
    expect((await look(page)).seam).toBe(moved);
  },
);

testWith(
  drawn?.drawing,
  "without scripts the seam stands still, without a handle",
  async () => {
    const { page } = await openPage("/", { javaScriptEnabled: false });
    const line = page.locator("main input[type='range']");
    expect(await line.isVisible()).toBe(false);
    expect(await page.locator("main img[alt='']").first().isVisible()).toBe(true);
  },
);

testWith(
  drawn?.drawing,
  "until the picture has loaded, the drawing fills the first screen",
  async () => {
    const { page } = await openPage("/", {
      before: async (opened) => {
        await opened.route(/\.(avif|webp)$/, (route) => route.abort());
      },
    });
    const [drawing, picture] = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("main img")].slice(0, 2).map((image) => ({
        full: image.getBoundingClientRect().width === document.documentElement.clientWidth,
        loaded: image.naturalWidth > 0,
        ground: getComputedStyle(image).backgroundColor,
      })),
    );
    expect(drawing).toMatchObject({ full: true, loaded: true });
    expect(picture).toMatchObject({ loaded: false, ground: "rgba(0, 0, 0, 0)" });
  },
);

testWith(drawn?.drawing, "paper shows the finished room", async () => {
  const page = await open();
  await page.emulateMedia({ media: "print" });
  expect(await look(page)).toEqual({ seam: 0, drawing: false, handle: false });
});

const services = entries("Service").filter(
  ({ fields }) => pictureOf(String(fields.picture))?.drawing,
);

test.each(services)(
  "$path begins with its drawing and can be dragged",
  async ({ path, fields }) => {
    const { page } = await visit(path);
    const place = Number(pictureOf(String(fields.picture))?.seam ?? 52);
    expect(await look(page)).toEqual({ seam: place, drawing: true, handle: true });
    await seam(page).press("ArrowRight");
    expect((await look(page)).seam).toBeGreaterThan(place);
  },
);
