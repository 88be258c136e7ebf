/** Drafts and entries with a future date: what the site leaves out, what a nightly build changes, and what a preview shows. Three builds of one copy. */
import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { feedPath, siteMapPath } from "../../src/domain/files";
import { addressesIn } from "../site/support/links";
import { entries, first, linkedArticles, present, words } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

/** A region with towns, and a town of another region. */
const region = present(
  entries("Region").find(({ slug }) => townsOf(slug).length > 0),
  "region with a town",
);
const otherTown = entries("Town").find(({ fields }) => fields.region !== region.slug);

function townsOf(slug: string) {
  return entries("Town").filter(({ fields }) => fields.region === slug);
}

/** The article that is published at midnight, and an article whose text links to it. */
const { from: linking, to: comingArticle } = present(
  linkedArticles,
  "article that links to another one",
);

/** One entry of each kind that can be hidden; towns are hidden with their region. */
const drafts = [
  present(
    entries("Article").find(({ slug }) => ![linking.slug, comingArticle.slug].includes(slug)),
    "third article",
  ),
  first("Project"),
  first("Service"),
  region,
  ...(otherTown ? [otherTown] : []),
  present(entries("LegalPage").at(-1), "legal page"),
];
const waiting = townsOf(region.slug).map(({ path }) => path);
const coming = comingArticle.path;
const hidden = [...drafts.map(({ path }) => path), ...waiting];

/** Files that the search and search engines read. */
const filesForMachines = ["/blog/index.json", siteMapPath, feedPath];

/** 11:00 pm and ten minutes past midnight in Maryland. */
const evening = { BUILD_TIME: "2027-05-02T03:00:00Z" };
const night = { BUILD_TIME: "2027-05-02T04:10:00Z" };

let copy: Copy;
const html = (address: string) => copy.html(address);
const withField = (file: string, field: string) =>
  copy.write(file, copy.read(file).replace("---\n", `---\n${field}\n`));

/** All other pages that link to `address`. */
const pagesNaming = (address: string) =>
  copy.pages().filter((from) => from !== address && addressesIn(html(from)).includes(address));

/** A hash of the main part of each page. */
const texts = () =>
  new Map(
    copy.pages().map((address) => {
      const main = new JSDOM(html(address)).window.document.querySelector("main");
      return [
        address,
        createHash("sha256")
          .update(main?.innerHTML ?? "")
          .digest("hex"),
      ];
    }),
  );

beforeAll(() => {
  copy = copyProject();
  for (const { file } of drafts) withField(file, "draft: true");
  const { file } = comingArticle;
  copy.write(file, copy.read(file).replace(/^date: .*$/m, "date: 2027-05-02"));
  copy.build(evening);
});

test.each([...hidden, coming])("%s has no page, and nothing links to it", (address) => {
  expect(copy.pages()).not.toContain(address);
  expect(pagesNaming(address)).toEqual([]);
  for (const file of filesForMachines) expect(copy.read(`dist${file}`)).not.toContain(address);
});

test("links in texts to hidden pages are plain text", () => {
  const text = html(linking.path);
  expect(text).not.toContain(coming);
});

test("no page has a preview note", () => {
  for (const address of copy.pages()) expect(html(address)).not.toContain('role="note"');
});

test("the edge responds with 404 to hidden pages", () => {
  expect(copy.run("check:site", "local")).toMatch(/^site: \d+ addresses respond as expected$/m);
});

test("the nightly build adds the entry that is due and changes only pages that link to it", () => {
  const before = texts();

  const said = copy.build(night);

  expect(said).not.toContain("Cleaning the cache");
  const after = texts();
  expect([...after.keys()].filter((address) => !before.has(address))).toEqual([coming]);
  expect([...before.keys()].filter((address) => !after.has(address))).toEqual([]);
  const changed = [...after].filter(
    ([address, text]) => before.has(address) && before.get(address) !== text,
  );
  expect(changed.length).toBeGreaterThan(0);
  const speaking = pagesNaming(coming);
  for (const [address] of changed) expect(speaking).toContain(address);
  expect(copy.read("dist/blog/index.json")).toContain(coming);
});

describe("a preview", () => {
  const badges = (address: string) =>
    [...new JSDOM(html(address)).window.document.querySelectorAll("[role=note] p")].map(
      ({ textContent }) => textContent,
    );

  beforeAll(() => {
    copy.build({ ...evening, SHOW_DRAFTS: "1" });
  });

  test("has a note on every page and is closed to search engines", () => {
    for (const address of copy.pages()) {
      expect(badges(address)[0]).toBe(words("ScreenWords", "preview"));
      const { head } = new JSDOM(html(address)).window.document;
      expect(head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
      expect(head.querySelector("link[rel=canonical]")).toBeNull();
    }
    expect(copy.read("dist/_headers")).toContain("X-Robots-Tag: noindex");
  });

  test("gives the reason on every hidden page, and on no other page", () => {
    for (const { path } of drafts)
      expect(badges(path)[1]).toBe(words("ScreenWords", "previewDraft"));
    for (const path of waiting)
      expect(badges(path)[1]).toBe(words("ScreenWords", "previewWaiting"));
    expect(badges(coming)[1]).toBe(
      words("ScreenWords", "previewComing").replace("{date}", "May 2, 2027"),
    );
    const noted = copy.pages().filter((address) => badges(address).length > 1);
    expect(noted).toEqual([...hidden, coming].sort());
  });
});
