/** Drafts and entries with a future date: what the site leaves out, what the nightly build adds, and what a preview shows. */
import { readAll } from "../../src/content";
import { valuesOf } from "../../src/content/walk";
import { entries, first, linkedArticles, present, words } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const townsOf = (slug: string) =>
  entries("Town").filter(({ fields }) => fields.region === slug);
/** The first entry of a kind that meets a condition. */
const one = (type: string, condition: (entry: ReturnType<typeof first>) => boolean) =>
  present(entries(type).find(condition), `such ${type}`);

/** An article that is published at midnight, and an article whose text links to it. */
const { from: linking, to: coming } = present(linkedArticles, "article that links to another");
/** Whether a required field of a page that exists once refers to an entry, which then cannot be a draft. */
const isNeeded = ({ slug, path: address }: ReturnType<typeof first>) =>
  readAll(".")
    .filter(({ kind }) => !("draft" in kind.fields.shape))
    .flatMap(valuesOf)
    .some(
      ({ meta, value, part }) =>
        !part && value === (meta.relation ? slug : meta.page && address),
    );
/** A region with towns, which must be drafts, too. */
const region = one("Region", (entry) => townsOf(entry.slug).length > 0 && !isNeeded(entry));
/** One entry of each kind that can be a draft. */
const drafts = [
  one("Article", ({ slug }) => slug !== linking.slug && slug !== coming.slug),
  first("Project"),
  one("Service", (entry) => !isNeeded(entry)),
  region,
  ...townsOf(region.slug),
  present(entries("TextPage").at(-1), "page of text"),
];

/** 11:00 pm and ten minutes past midnight in Maryland. */
const evening = { BUILD_TIME: "2027-05-02T03:00:00Z" };
const night = { BUILD_TIME: "2027-05-02T04:10:00Z" };

let copy: Copy;
/** The files of dist/ that contain `text` as a whole, such as an address. */
const filesWith = (text: string) =>
  copy
    .texts(/\.(html|json|xml|atom|txt)$|_redirects$/)
    .filter(([, content]) =>
      content
        .split(text)
        .slice(1)
        .some((rest) => !/^[\w-]/.test(rest)),
    )
    .map(([name]) => name);
const notesOf = (address: string) =>
  [...copy.page(address).querySelectorAll("[role=note] p")].map(
    ({ textContent }) => textContent,
  );

beforeAll(() => {
  copy = copyProject();
  for (const { file } of drafts) copy.edit(file, /^---\n/, "---\ndraft: true\n");
  copy.edit(coming.file, /^date: .*$/m, "date: 2027-05-02");
  copy.build(evening);
});

test.each([...drafts, coming])("$path is nowhere in dist/", (entry) => {
  expect(filesWith(entry.path)).toEqual([]);
  expect(filesWith(String(entry.fields.description).split(".")[0] ?? "")).toEqual([]);
});

test("no page has a note of a preview, and search engines may list all", () => {
  expect(copy.pages().filter((address) => notesOf(address).length > 0)).toEqual([]);
  expect(copy.read("dist/_headers")).not.toContain("X-Robots-Tag");
});

test("the nightly build adds the entry that is due, and changes only the pages that link to it", () => {
  const mains = () => {
    const main = (address: string) => copy.page(address).querySelector("main")?.innerHTML;
    return new Map(copy.pages().map((address) => [address, main(address)]));
  };
  const before = mains();
  expect(copy.build(night)).not.toContain("Cleaning the cache");
  const after = mains();
  expect([...after.keys()].filter((address) => !before.has(address))).toEqual([coming.path]);
  const changed = [...before].filter(([address, main]) => after.get(address) !== main);
  expect(changed.map(([address]) => address)).toContain(linking.path);
  for (const [address] of changed) expect(after.get(address)).toContain(coming.path);
});

test("a preview gives the reason on every hidden page, and search engines leave it out", () => {
  copy.build({ ...evening, SHOW_DRAFTS: "1" });
  const reasons = new Map([
    ...drafts.map((entry) => [entry.path, "previewDraft"] as const),
    [coming.path, "previewComing"] as const,
  ]);
  expect(copy.pages()).toEqual(expect.arrayContaining([...reasons.keys()]));
  for (const address of copy.pages()) {
    const reason = reasons.get(address);
    const notes = ["preview", ...(reason ? [reason] : [])].map((name) =>
      words("ScreenLabels", name).replace("{date}", "May 2, 2027"),
    );
    expect([address, notesOf(address)]).toEqual([address, notes]);
    const robots = copy.page(address).querySelector("meta[name=robots]");
    expect(robots?.getAttribute("content")).toBe("noindex");
  }
  expect(copy.read("dist/_headers")).toContain("X-Robots-Tag: noindex");
  // Crawlers may request the pages, so that they see noindex.
  expect(copy.read("dist/robots.txt")).toBe("User-agent: *\nAllow: /\n");
});
