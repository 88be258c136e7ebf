/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import { drawable, undrawable } from "../../src/content/letters";
import { cover, croppedPicture, loadFonts, setTitle } from "../../src/gatsby/social-pictures";
import { Store } from "../../src/gatsby/store";
import { temporaryFolder } from "../support/temporary-folder";

test("letters that the fonts lack have a stand-in", () => {
  expect(drawable("Dvo\u0159\u00e1k\u2011\u1ec5 \u{1f3ac}")).toBe("Dvor\u00e1k-e ");
  expect(undrawable("Dvo\u0159\u00e1k\u2011\u1ec5")).toBeUndefined();
  expect(undrawable("5 \u20ac")).toBe("\u20ac");
});

test("the crop has the ratio of its box and contains the focal point", () => {
  const picture = { width: 1600, height: 900 };
  const square = { width: 500, height: 500 };
  const crop = { left: 350, top: 0, width: 900, height: 900 };
  expect(cover(picture, square, [0.5, 0.5])).toEqual(crop);
  expect(cover(picture, square, [0, 0]).left).toBe(0);
  expect(cover(picture, square, [1, 1]).left).toBe(700);
  expect(cover(picture, { width: 1600, height: 400 }, [0.5, 0.9]).top).toBe(500);
});

test.each(["jpeg", "png", "webp"] as const)(
  "a %s that is stored sideways is upright",
  async (format) => {
    const file = path.join(temporaryFolder(), "a");
    // Light on the left, which is the top when it is turned.
    const light = {
      create: { width: 315, height: 800, channels: 3, background: "#fff" },
    } as const;
    await sharp({ create: { ...light.create, width: 630, background: "#000" } })
      .composite([{ input: light, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toFile(file);
    const { input, raw } = await croppedPicture({ file, focal: [0.5, 0.5] });
    const row = 800 * 3;
    expect([raw?.width, raw?.height, input[row * 100], input[row * 500]]).toEqual([
      800, 630, 255, 0,
    ]);
  },
);

const fonts = loadFonts(new Store(path.join(temporaryFolder(), "store")));

test.each([
  ["Contact", 1],
  ["Home Theater", 2],
  ["How to choose a television for a bright room in an old house", 3],
  ["Wiring a new house before the walls close up", 3],
])("the title “%s” has %i lines of about the same length, which fit", async (text, lines) => {
  const { title } = await fonts;
  const { width, height, px } = await setTitle(text, title, "#ffffff");
  expect(px).toBeLessThanOrEqual(116);
  expect(height).toBeGreaterThan((lines - 0.5) * px);
  expect(height).toBeLessThan(Math.min(250, lines * 1.03 * px));
  expect(width).toBeLessThan(560);
});
