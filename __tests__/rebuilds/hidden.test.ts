/** Drafts and entries with a future date: what the site leaves out, what the nightly build adds, and what a preview shows. Three builds of one copy. */
import path from "node:path";
import { entries, first, linkedArticles, present, words } from "../support/content";
import { copyProject, type Copy } from "./support/copy";
import { textsIn } from "./support/folders";

const townsOf = (slug: string) =>
  entries("Town").filter(({ fields }) => fields.region === slug);

/** A region with towns, which are hidden with it. */
const region = present(
  entries("Region").find(({ slug }) => townsOf(slug).length > 0),
  "region with a town",
);
const waiting = townsOf(region.slug);

/** An article that is published at midnight, and an article whose text links to it. */
const { from: linking, to: coming } = present(
  linkedArticles,
  "article that links to another one",
);

/** One entry of each kind that can be a draft. */
const drafts = [
  present(
    entries("Article").find(({ slug }) => ![linking.slug, coming.slug].includes(slug)),
    "third article",
  ),
  first("Project"),
  first("Service"),
  region,
  present(
    entries("Town").find(({ fields }) => fields.region !== region.slug),
    "town of another region",
  ),
  present(entries("LegalPage").at(-1), "legal page"),
];
const hidden = [...drafts, ...waiting, coming];

/** 11:00 pm and ten minutes past midnight in Maryland. */
const evening = { BUILD_TIME: "2027-05-02T03:00:00Z" };
const night = { BUILD_TIME: "2027-05-02T04:10:00Z" };

let copy: Copy;
const texts = () =>
  textsIn(path.join(copy.folder, "dist"), /\.(html|json|xml|atom|txt)$|_redirects$/);
/** The files of dist/ with a link to `address`. */
const filesWith = (address: string) =>
  texts()
    .filter(([, text]) => new RegExp(`${address}(?![\\w-])`).test(text))
    .map(([name]) => name);

beforeAll(() => {
  copy = copyProject();
  for (const { file } of drafts) copy.edit(file, /^---\n/, "---\ndraft: true\n");
  copy.edit(coming.file, /^date: .*$/m, "date: 2027-05-02");
  copy.build(evening);
});

test.each(hidden)("$path is nowhere in dist/", ({ path: address, fields }) => {
  expect(filesWith(address)).toEqual([]);
  expect(filesWith(String(fields.description).slice(0, 60))).toEqual([]);
});

test("no page has a note of a preview", () => {
  for (const address of copy.pages())
    expect(copy.page(address).querySelector("[role=note]")).toBeNull();
});

test("the nightly build adds the entry that is due, and changes only the pages that link to it", () => {
  const mains = () =>
    new Map(
      copy
        .pages()
        .map((address) => [address, copy.page(address).querySelector("main")?.innerHTML]),
    );
  const before = mains();

  expect(copy.build(night)).not.toContain("Cleaning the cache");

  const after = mains();
  expect([...after.keys()].filter((address) => !before.has(address))).toEqual([coming.path]);
  const changed = [...before.keys()].filter(
    (address) => before.get(address) !== after.get(address),
  );
  expect(changed).toContain(linking.path);
  for (const address of changed) expect(after.get(address)).toContain(coming.path);
});

describe("a preview", () => {
  const notesOf = (address: string) =>
    [...copy.page(address).querySelectorAll("[role=note] p")].map(
      ({ textContent }) => textContent,
    );

  beforeAll(() => {
    copy.build({ ...evening, SHOW_DRAFTS: "1" });
  });

  test("has a note on every page and is closed to search engines", () => {
    for (const address of copy.pages()) {
      expect(notesOf(address)[0]).toBe(words("ScreenWords", "preview"));
      const robots = copy.page(address).querySelector("meta[name=robots]");
      expect(robots?.getAttribute("content")).toBe("noindex");
    }
    expect(copy.read("dist/_headers")).toContain("X-Robots-Tag: noindex");
  });

  test("gives the reason on every hidden page, and on no other page", () => {
    const reasons = new Map([
      ...drafts.map(({ path: address }) => [address, "previewDraft"] as const),
      ...waiting.map(({ path: address }) => [address, "previewWaiting"] as const),
      [coming.path, "previewComing"] as const,
    ]);
    for (const address of copy.pages()) {
      const reason = reasons.get(address);
      const text = reason && words("ScreenWords", reason).replace("{date}", "May 2, 2027");
      expect([address, notesOf(address)[1]]).toEqual([address, text]);
    }
    expect(copy.pages()).toEqual(expect.arrayContaining([...reasons.keys()]));
  });
});
