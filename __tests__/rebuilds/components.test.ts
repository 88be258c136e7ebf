/** The page that shows every component (SHOW_COMPONENTS=1): accessible, closed to search engines, and alike in all engines. */
import { componentsPath } from "../../src/domain/site";
import { describeEngines, wide } from "../engines/support/describe-engines";
import { difference, pictureOf, tolerance } from "../engines/support/pictures";
import { axeProblems } from "../site/support/accessibility";
import { hydrated, openPage } from "../site/support/page";
import { copyProject } from "./support/copy";
import { serve } from "./support/serve";

let address: string;

beforeAll(async () => {
  const copy = copyProject();
  copy.build({ SHOW_COMPONENTS: "1" });
  expect(copy.read("dist/sitemap.xml")).not.toContain(componentsPath);
  const { SITE_TEST_URL, SITE_TEST_BROWSER } = await serve("dist", copy.folder);
  address = String(SITE_TEST_URL) + componentsPath;
  process.env.SITE_TEST_BROWSER = SITE_TEST_BROWSER;
});

test("every component is accessible, and search engines are kept out", async () => {
  const { page } = await openPage(address);
  await hydrated(page);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect(await page.locator("main section[id]").count()).toBeGreaterThan(20);
  expect(await axeProblems(page)).toEqual([]);
});

describeEngines((open, inChromium, testIn) => {
  testIn("looks as in Chromium", async () => {
    const size = { width: wide.width, height: 5000 };
    const [reference, page] = [await inChromium(address, size), await open(address, size)];
    const expected = await pictureOf(reference, size);
    const largest = await difference(() => pictureOf(page, size), expected, tolerance);
    expect(largest).toBeLessThan(tolerance.allowed);
  });
});
