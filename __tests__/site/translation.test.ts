/** Pages whose texts the browser has translated: each text is replaced by an element, and React must still renew what changes. */
import { fill } from "../../src/domain/fill";
import {
  amountOf,
  categoriesOf,
  entries,
  rareWords,
  testWith,
  words,
} from "../support/content";
import { visit } from "./support/visit";

/** Runs in the page: replaces texts as Chrome's translation does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode())
    if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement("font");
    translated.append(document.createElement("font"));
    translated.firstElementChild?.append(`«${text.textContent}»`);
    text.parentNode?.replaceChild(translated, text);
  }
}

/** The text on one line, without the signs of the translation. */
const oneLine = (text: string) => text.replace(/[«»]/g, "").replace(/\s+/g, " ").trim();

testWith(
  entries("Project")[1] && entries("Project"),
  "Next in the lightbox changes every text",
  async ({ length }) => {
    const { page } = await visit("/gallery");
    await page.locator("main a[data-item]").first().click();
    const dialog = page.getByRole("dialog");
    const next = dialog.getByRole("button", { name: "Next" });
    const text = async () => oneLine(await dialog.innerText());
    await next.click();
    await page.waitForFunction(() =>
      document.querySelector("dialog")?.innerText.includes("2 of"),
    );
    const expected = await text();
    await page.goBack();
    await page.locator("main a[data-item]").first().click();
    await dialog.getByText(`1 of ${length}`).waitFor();
    await page.evaluate(translate);
    await next.click();
    expect(await text()).toBe(expected);
    expect(expected).toContain(`2 of ${length}`);
  },
);

test("the count and the list of the blog change with search and filter", async () => {
  const [category = ""] = categoriesOf("Article");
  const amount = amountOf("Article", category);
  const { page } = await visit("/blog");
  const finds = async (count: string, articles: number) => {
    await page.getByRole("status").getByText(count, { exact: true }).waitFor();
    expect(await page.locator("main h2 a").count()).toBe(articles);
    await page.evaluate(translate);
  };
  const field = page.getByRole("searchbox");
  await field.fill(rareWords());
  await finds(words("BlogPage", "oneResult"), 1);
  await field.fill("");
  await page.locator("main [role='group'] button", { hasText: `«${category}»` }).click();
  await finds(fill(words("BlogPage", "results"), { count: String(amount) }), amount);
});
