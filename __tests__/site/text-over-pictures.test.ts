/** Pictures load, and text over them has enough contrast, which axe cannot measure. */
import { contrastProblems } from "./support/contrast";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";

const phone = { width: 390, height: 844 };
const desktop = { width: 1920, height: 1080 };

test.each(kinds)("%s", async (path) => {
  for (const viewport of [phone, desktop]) {
    // The measurement hides text with a style sheet of its own, which the site's policy would block.
    const options = { viewport, reducedMotion: "reduce", bypassCSP: true } as const;
    const { page } = await openPage(path, options);
    await hydrated(page);
    // Loads the lazy pictures, too. One that is wider than 2,400 px would be blurred.
    const broken = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      return images
        .filter((image) => image.naturalWidth === 0 || image.clientWidth > 2400)
        .map((image) => image.currentSrc);
    });
    expect(broken).toEqual([]);
    expect(await contrastProblems(page)).toEqual([]);
  }
});
