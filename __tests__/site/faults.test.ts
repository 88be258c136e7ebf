/** The fault matrix: no fault of the backend breaks the home page. */
import type { Page } from "playwright-core";
import { startFaultyServer } from "../featured-projects/support/server";
import { builtSite } from "./support/documents";
import { answerFaults } from "./support/faults/answers";
import { connectionFaults } from "./support/faults/connections";
import type { Fault } from "./support/faults/fault";
import { rowFaults } from "./support/faults/rows";
import { settingFaults } from "./support/faults/settings";
import { visit } from "./support/faults/visit";
import { plain, texts } from "./support/query";

/** Seconds after which all four attempts have failed or timed out. */
const longEnough = { answered: 9, hung: 50 };

const faults: readonly Fault[] = [
  ...settingFaults,
  ...connectionFaults,
  ...answerFaults,
  ...rowFaults,
];

// On a busy machine, a font that loads just after the first paint can cause a layout shift. A shift that a fault causes occurs in every run.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

test.each(faults)("the home page works with $name", async (fault) => {
  const server = await startFaultyServer({ closed: fault.closed });
  try {
    if (fault.answer) server.answerWith(fault.answer);
    const settings = await fault.settings?.(server);
    const visited = await visit("/", { url: server.url, hang: fault.hang, ...settings });
    await fault.during?.(visited);
    await visited.pass(fault.hang ? longEnough.hung : longEnough.answered);

    const { page } = visited;
    const slides = page.locator("main [aria-roledescription='slide'] h3");
    expect(await slides.allTextContents()).toEqual(fault.shown);
    const asked = await visited.askedAt();
    expect(asked.map(Math.floor)).toEqual(fault.asked);
    expect(await visited.said()).toEqual(
      fault.said.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
    expect(visited.strays()).toEqual([]);
    expect(visited.violations()).toEqual([]);
    await expectWholePage(page, fault.shown.length > 0);
    expect(await visited.shifts()).toEqual([]);
  } finally {
    await server.close();
  }
});

/** Checks that every band, the landmarks and the phone link exist, and that a menu opens. */
async function expectWholePage(page: Page, withProjects: boolean): Promise<void> {
  const built = texts(builtSite.page("/"), "main h2");
  const headings = (await page.locator("main h2").allTextContents()).map(plain);
  const added = headings.filter((heading) => !built.includes(heading));
  expect(headings.filter((heading) => built.includes(heading))).toEqual(built);
  expect(added).toHaveLength(withProjects ? 1 : 0);

  for (const landmark of ["banner", "main", "contentinfo"] as const)
    expect(await page.getByRole(landmark).count()).toBe(1);
  const header = page.getByRole("banner");
  expect(await header.locator("a[href^='tel:']").first().isVisible()).toBe(true);
  const menu = header.locator("details").first();
  await menu.locator("summary").click();
  expect(await menu.locator("li a").first().isVisible()).toBe(true);
}
