/** The section drawing of the home page: a letter lights its service's run and shows the line about it; a switch shows the night. */
import type { Page } from "playwright-core";
import { entries, first, words } from "../support/content";
import { until } from "../support/until";
import { boxOf } from "./support/boxes";
import { hasFocus, tabTo } from "./support/input";
import { pages } from "./support/site";
import { visit } from "./support/visit";

const services = entries("Service", "key")
  .sort((a, b) => Number(a.fields.position) - Number(b.fields.position))
  .map(({ title, path, fields }) => ({
    title,
    path,
    room: fields.room,
    ...(fields.key as { letter: string }),
  }));
type Drills = Record<"hole" | "box" | "outside" | "patch", number> & { letter: string };
const drills = entries("SectionDrawing").flatMap(({ fields }) => fields.marks as Drills[]);
const drawing = first("HomePage").fields.drawing as { alt: string } | undefined;

const letters = (page: Page) => page.locator("main svg a[data-letter]").locator("visible=true");
const letter = (page: Page, name: string) =>
  page.locator(`main svg a[data-letter="${name}"]`).locator("visible=true");
/** The titles in the visible lines under the drawing. */
const lines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main p[style*='--on-'] a")]
      .filter((line) => getComputedStyle(line).visibility === "visible")
      .map((line) => line.textContent),
  );
/** Values of the page's properties from which the drawing takes its styles. */
const properties = (page: Page, names: string[]) =>
  page.evaluate((all) => {
    const style = getComputedStyle(document.querySelector("main svg:has(a)") ?? document.body);
    return all.map((name) => style.getPropertyValue(name).trim());
  }, names);
const runs = services.map((service) => `--on-${service.letter.toLowerCase()}`);
/** Waits until only the line about this service is visible and only its run is lit. */
const expectChosen = async (page: Page, index: number) => {
  await until(async () => (await lines(page)).join() === services[index]?.title);
  const lit = (await properties(page, runs)).map((value) => value === "visible");
  expect(lit).toEqual(services.map((_, other) => other === index));
};

const screenshot = (page: Page) => page.locator("main svg:has(a)").first().screenshot();

if (drawing) {
  describe.each([true, false])("with JavaScript %s", (javaScriptEnabled) => {
    test("pointer, keys and address choose a service, without scrolling the page", async () => {
      const { page } = await visit("/", {
        javaScriptEnabled,
        viewport: { width: 1360, height: 900 },
      });
      const [first, second, third] = services.map((service) => letter(page, service.letter));
      if (!first || !second || !third) throw new Error("The drawing has too few letters.");
      const names = await letters(page).evaluateAll((all) =>
        all.map((each) => each.getAttribute("aria-label")),
      );
      expect(names).toEqual(
        services.map(
          ({ letter: name, title, room }) =>
            `${name}: ${[title, room].filter(Boolean).join(", ")}`,
        ),
      );
      await first.scrollIntoViewIfNeeded();
      // The first one is lit until a visitor chooses.
      await expectChosen(page, 0);
      const before = await screenshot(page);
      await second.hover();
      await expectChosen(page, 1);
      await until(async () => !(await screenshot(page)).equals(before));
      const top = await page.evaluate(() => window.scrollY);
      await second.click();
      await page.waitForURL(`**#run-${services[1]?.letter.toLowerCase()}`);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      // The line stays when the pointer leaves; another letter replaces it.
      await page.mouse.move(2, 2);
      await expectChosen(page, 1);
      await third.hover();
      await expectChosen(page, 2);
      await page.mouse.move(2, 2);
      await tabTo(third);
      await expectChosen(page, 2);
      await page.keyboard.press("Enter");
      await page.waitForURL(`**#run-${services[2]?.letter.toLowerCase()}`);
      // The next stop is the link to the service's page.
      await page.keyboard.press("Tab");
      expect(
        await hasFocus(page.locator(`main p[style*='--on-'] a[href="${services[2]?.path}"]`)),
      ).toBe(true);
      await expectChosen(page, 2);
    });

    test("the switch shows the night, by pointer and by keys", async () => {
      const { page } = await visit("/", { javaScriptEnabled });
      const ground = async () => (await properties(page, ["--dbg"]))[0];
      const choice = page.getByRole("radiogroup", { name: "Drawing" });
      // After hydration, the drawing shows night while the company is closed.
      await choice.locator("label").first().click();
      const paper = await ground();
      await choice.locator("label").nth(1).click();
      await until(async () => (await ground()) === words("Brand", "ink"));
      await page.keyboard.press("ArrowLeft");
      await until(async () => (await ground()) === paper);
    });

    if (drills.length > 0)
      test("“where we drill” fetches the marks, and counts those of the chosen letter", async () => {
        const { page, requests } = await visit("/", { javaScriptEnabled });
        const isFetched = () =>
          requests.some((request) => request.url().includes("section-marks"));
        // Browsers fetch at once what is in the page without scripts.
        expect(isFetched()).toBe(!javaScriptEnabled);
        const shown = () => page.locator("main use[href$='#marks']:visible").count();
        expect(await shown()).toBe(0);
        await page.locator("label:has([value='drill'])").click();
        await until(isFetched);
        for (const { letter: name, hole, box, outside, patch } of drills) {
          await letter(page, name).hover();
          await until(async () => (await properties(page, ["--marks"]))[0] === "hidden");
          const tally = page.locator("main div[style*='--on-']").locator("visible=true");
          await until(async () => (await tally.allTextContents()).length === 1);
          const text = (await tally.textContent()) ?? "";
          expect(text.slice(0, 2)).toBe(`${name}:`);
          const counts = [hole, box, outside, patch].filter((count) => count > 0);
          expect(text.match(/\d+/g)?.map(Number)).toEqual(counts);
        }
      });
  });

  test("screen readers get one picture and the links, and nothing of the file that is drawn", async () => {
    const { page } = await visit("/");
    const read = await page.locator("main svg:has(a)").first().ariaSnapshot();
    expect(read).toContain(`img "${drawing.alt}"`);
    const roles = read.match(/(?<=- '?)\w+/g);
    expect(roles).toEqual(["group", "img", ...services.map(() => "link")]);
  });

  const withFigure = pages.filter(({ html }) => html.includes('.svg#figure"')).slice(0, 1);

  test.each([
    "/",
    ...["Service", "Region", "AboutPage"].map((type) => first(type).path),
    ...withFigure.map(({ path }) => path),
  ])("Chrome's dark theme for pages leaves the drawing of %s as it is", async (path) => {
    const { page } = await visit(path, { colorScheme: "dark", warm: false });
    const sheet = page
      .locator("main svg:has(use:is([href$='#dwg'], [href$='#figure']))")
      .locator("visible=true");
    await sheet.first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(sheet.first());
    // Without its edges, which may share a pixel with the page.
    const clip = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
    const take = () => Promise.all([page.screenshot(), page.screenshot({ clip })]);
    const [lightPage, light] = await take();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    await until(async () => !(await page.screenshot()).equals(lightPage));
    expect((await take())[1].equals(light)).toBe(true);
  });
}
