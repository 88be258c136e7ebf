/** Section 2: filters, search and lightbox in a browser. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { amountOf } from "../../support/content";
import { articles } from "./facts";
import { open, type MovingRow } from "./moving-row";

const headings = (page: Page) => page.locator("main h2 a").allInnerTexts();
const cards = (page: Page) => page.locator("main li > a[href^='/gallery/']");

async function openLightbox(page: Page, name: string) {
  await cards(page).filter({ hasText: name }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  return dialog;
}

export const listRows: readonly MovingRow[] = [
  {
    spec: "Blog: a category shows its posts only",
    line: 104,
    check: async () => {
      const page = await open("/blog");
      await page.locator("main [role='group'] button", { hasText: "Home Theaters" }).click();
      const amount = amountOf("Article", "Home Theaters");
      await page.waitForFunction(
        (wanted) => document.querySelectorAll("main h2 a").length === wanted,
        amount,
      );
      assert.deepEqual(
        (await page.locator("main li b").allInnerTexts()).map((text) => text.trim()),
        Array<string>(amount).fill("Home Theaters"),
      );
    },
  },
  {
    spec: "Blog: the search looks at title and excerpt",
    line: 106,
    check: async () => {
      const page = await open("/blog");
      const search = page.locator("main input[type='search']");
      // The first text is only in a title, the second only in an excerpt.
      for (const [word, title] of [
        ["restaurants and bars", articles[2]?.[0] ?? ""],
        ["parking pad", articles[0]?.[0] ?? ""],
      ] as const) {
        await search.fill(word);
        await page.waitForFunction(() => document.querySelectorAll("main h2 a").length === 1);
        const [found = ""] = await headings(page);
        assert.equal(found.toLowerCase(), title.toLowerCase());
      }
    },
  },
  {
    spec: "Blog: the text if nothing is found is shown",
    line: 109,
    check: async () => {
      const page = await open("/blog");
      await page.locator("main input[type='search']").fill("no such word");
      await page.getByText("No posts found matching your criteria.").waitFor();
      assert.deepEqual(await headings(page), []);
    },
  },
  {
    spec: "Gallery: a category shows its projects only",
    line: 130,
    check: async () => {
      const page = await open("/gallery");
      assert.ok((await cards(page).count()) >= 6);
      await page.locator("main [role='group'] button", { hasText: "Home Theaters" }).click();
      await page.waitForFunction(
        (amount) =>
          document.querySelectorAll("main li > a[href^='/gallery/']").length === amount,
        amountOf("Project", "Home Theaters"),
      );
    },
  },
  {
    spec: "Gallery: a card opens the lightbox with image and caption; its button closes it",
    line: 132,
    check: async () => {
      const page = await open("/gallery");
      const dialog = await openLightbox(page, "No cable on the porch");
      await dialog.locator("img").waitFor();
      assert.match(await dialog.innerText(), /A dome under the porch roof\./);
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "detached" });
    },
  },
  {
    spec: "Gallery: the lightbox shows the video with its caption; a click on the backdrop closes it",
    line: 132,
    check: async () => {
      const page = await open("/gallery");
      const dialog = await openLightbox(page, "Stars over the basement");
      const video = dialog.locator("video");
      await video.waitFor();
      assert.equal(
        (await video.textContent())?.trim(),
        "Your browser does not support the video tag.",
      );
      assert.match(await dialog.innerText(), /A slow walk past the recliners/);
      await page.mouse.click(6, 450);
      await dialog.waitFor({ state: "detached" });
    },
  },
];
