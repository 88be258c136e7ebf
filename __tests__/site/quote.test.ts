/** Asking for a quote on the built site (decision 17). The build has a portal or none; src/domain and the component are tested with both. */
import { business, entries, first, present, testWith, words } from "../support/content";
import { builtSite } from "./support/documents";
import { all, attribute } from "./support/query";
import { visit } from "./support/visit";

const region = first("Region").path;
/** Where the address of no portal is set, the words that stand in for it. */
const mail = business.quote?.url
  ? undefined
  : present(entries("ContactPage")[0]?.fields.quoteMail, "ContactPage with quoteMail");

/** Where the quote buttons of the page at `path` lead. */
const targets = (path: string) => [
  ...new Set(all(builtSite.page(path), "a[data-quote]").map((link) => attribute(link, "href"))),
];

test.each(["/", "/contact", region, "/gallery"])(
  "on %s no button is empty or calls",
  (path) => {
    expect(targets(path).length).toBeGreaterThan(0);
    for (const target of targets(path)) expect(target).toMatch(/^(https:|mailto:|\/contact$)/);
  },
);

for (const path of ["/", region, "/gallery"])
  testWith(mail, `without a portal ${path} leads to contact`, () => {
    expect(targets(path)).toEqual(["/contact"]);
  });

testWith(mail, "and contact to an e-mail with its questions, said beside it", async (asked) => {
  const [target = "", ...others] = targets("/contact");
  expect(others).toEqual([]);
  const { pathname, searchParams } = new URL(target);
  expect(pathname).toBe(business.email);
  expect(searchParams.get("subject")).toBe(words("ContactPage", "quoteMail.subject"));
  const { questions } = asked as { questions: string[] };
  for (const question of questions) expect(searchParams.get("body")).toContain(question);

  const { page } = await visit("/contact", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const beside = page.locator("main p", { hasText: words("ContactPage", "quoteMail.way") });
  expect(await beside.innerText()).toContain(business.email);
  await beside.getByRole("button", { name: `Copy ${business.email}` }).click();
  await page.getByRole("status").getByText("Copied").waitFor();
  expect(await beside.getByRole("button").innerText()).toBe("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(business.email);
});

testWith(
  business.nextLine,
  "what happens next stands beside the button of contact and in the closing calls",
  (line) => {
    for (const path of ["/", "/about", "/contact", region, first("Service").path]) {
      const said = all(builtSite.page(path), "main p").filter((each) =>
        each.textContent?.includes(line),
      );
      expect({ path, said: said.length }).toEqual({ path, said: 1 });
    }
  },
);

test("on a town's page the closing call leaves the quote to the band over the footer", () => {
  const page = builtSite.page(first("Town").path);
  expect(all(page, "main a[data-quote]")).toHaveLength(1);
});
