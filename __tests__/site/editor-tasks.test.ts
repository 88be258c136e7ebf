/** The tasks of EDITING.md, done in the editor in a browser. The content that results passes the check. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { until } from "../support/until";
import { checkAll } from "../../src/content";
import { business, categoriesOf, entries, present } from "../support/content";
import { kindOf } from "../../src/content/kinds";
import { filesOf, textsOf } from "../support/edited-files";
import { temporaryFolder } from "../support/temporary-folder";
import {
  addItem,
  choose,
  editorForTests,
  expand,
  fillBoxes,
  mark,
  openLastingEditor,
  openForm,
  save,
  savedFiles,
  savedText,
  wholeForm,
} from "./support/editor";

const texts = textsOf(filesOf("."));
/** A file that is wide enough for every field with a picture. */
const photograph = "content/pictures/network-rack.jpg";

const address = editorForTests();

// One editor for all tasks, because opening it takes longer than most of them. Each task saves other files.
let page: Page;
beforeAll(async () => {
  // Tall enough for the list of all pictures.
  const viewport = { width: 1280, height: 4000 };
  ({ page } = await openLastingEditor(address(), texts, { ...wholeForm, viewport }));
});

/** The project's content with these files as the editor saved them. */
async function contentOf(...files: string[]): Promise<string> {
  const root = temporaryFolder();
  cpSync("content", path.join(root, "content"), { recursive: true });
  for (const file of files) {
    const { [path.basename(file)]: bytes = "" } = await savedFiles(page, path.dirname(file));
    writeFileSync(path.join(root, file), Buffer.from(bytes, "base64"));
  }
  return root;
}

test("an article is written from nothing, with a picture of its own", async () => {
  await openForm(page, kindOf("Picture"), "");
  await addItem(page, "items");
  const last = texts["content/pictures.yaml"]?.match(/^- /gm)?.length ?? 0;
  const item = `items.${last}`;
  await page
    .locator(`[data-key-path="${item}.file"] input[type="file"]`)
    .first()
    .setInputFiles({ name: "Rack After.jpg", mimeType: "image/jpeg", buffer: photo() });
  await fillBoxes(page, { [`${item}.alt`]: "A closet rack with cables combed into bundles" });
  const focal = page.locator(`[data-key-path="${item}.focal"]`);
  // Before anything is chosen, the point is the middle.
  await expectValue(focal.getByLabel("From the left"), "0.5");
  // The picture that was just chosen is shown, and a click on it sets the point.
  const shown = focal.locator('img[src^="blob:"]');
  await shown.waitFor();
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.4, y: height * 0.7 } });
  await expectValue(focal.getByLabel("From the left"), "0.4");
  await expectValue(focal.getByLabel("From the top"), "0.7");
  await focal.getByLabel("From the top").fill("0.6");
  await save(page);

  await openForm(page, kindOf("Article"), "new");
  await fillBoxes(page, {
    title: "What a rack is for, and where it goes",
    description:
      "Why all wires of a house should end in one place, how large that place must be, and what a rack in a closet needs of air and power.",
    excerpt: "Why all wires of a house should end in one place, and how large it must be.",
    date: "2025-03-03",
  });
  const category = present(categoriesOf("Article")[0], "category of articles");
  const services = entries("Service").slice(0, 2);
  await choose(page, "category", category);
  await choose(page, "picture", "rack-after.jpg");
  for (const { title } of services) await choose(page, "services", title);
  const body = page.locator('[data-key-path="body"]');
  await body.scrollIntoViewIfNeeded();
  await body.getByRole("button", { name: "Edit in Markdown" }).click();
  await body
    .locator("textarea")
    .fill(
      "The first paragraph, with [a link](/contact).\n\n## Where it goes\n\n| Place | Width |\n|---|---|\n| Closet | 2 ft |",
    );
  await save(page);

  const article = "content/blog/what-a-rack-is-for-and-where-it-goes.md";
  const root = await contentOf(
    article,
    "content/pictures.yaml",
    "content/pictures/rack-after.jpg",
  );
  expect(checkAll(root)).toEqual([]);
  expect(await savedText(page, article)).toBe(
    [
      "---",
      "title: What a rack is for, and where it goes",
      "description: Why all wires of a house should end in one place, how large that place must be, and what a rack in a closet needs of air and power.",
      "excerpt: Why all wires of a house should end in one place, and how large it must be.",
      "date: 2025-03-03",
      `category: ${category}`,
      "picture: rack-after.jpg",
      "services:",
      ...services.map(({ slug }) => `  - ${slug}`),
      "---",
      "",
      "The first paragraph, with [a link](/contact).",
      "",
      "## Where it goes",
      "",
      "| Place | Width |",
      "|---|---|",
      "| Closet | 2 ft |",
      "",
    ].join("\n"),
  );
  expect(await savedText(page, "content/pictures.yaml")).toBe(
    `${texts["content/pictures.yaml"]}- file: rack-after.jpg\n  alt: A closet rack with cables combed into bundles\n  focal: [0.4, 0.6]\n`,
  );
});

const photo = () => readFileSync(photograph);

/** Waits until a box has this value. */
async function expectValue(box: Locator, value: string): Promise<void> {
  await until(async () => (await box.inputValue()) === value);
}

test("a town is written from nothing", async () => {
  await openForm(page, kindOf("Town"), "new");
  await fillBoxes(page, {
    title: "Ellicott City",
    description:
      "Audio, video and security installation in Ellicott City, from the stone houses of Main Street to the newer streets around it.",
    position: "6",
    lat: "39.2673",
    lon: "-76.7983",
    lead: "Audio, video and security installation for homes, shops and offices in Ellicott City.",
    introTitle: "Stone walls and steep streets",
    introLead:
      "Main Street was built of granite, and granite is no friend of Wi-Fi or of a drill.",
  });
  await choose(page, "region", "Howard County");
  await choose(page, "picture", "region-howard.jpg");
  await mark(page, "nearbyTowns", "Columbia");
  const body = page.locator('[data-key-path="body"]');
  await body.scrollIntoViewIfNeeded();
  await body.getByRole("button", { name: "Edit in Markdown" }).click();
  await body
    .locator("textarea")
    .fill("Granite walls are thick, so each floor needs an access point of its own.");
  await save(page);
  const town = "content/service-areas/towns/ellicott-city.md";
  expect(checkAll(await contentOf(town))).toEqual([]);
  expect(await savedText(page, town)).toBe(
    [
      "---",
      "title: Ellicott City",
      "description: Audio, video and security installation in Ellicott City, from the stone houses of Main Street to the newer streets around it.",
      "region: howard-county",
      "position: 6",
      "lat: 39.2673",
      "lon: -76.7983",
      "lead: Audio, video and security installation for homes, shops and offices in Ellicott City.",
      "introTitle: Stone walls and steep streets",
      "introLead: Main Street was built of granite, and granite is no friend of Wi-Fi or of a drill.",
      "picture: region-howard.jpg",
      "nearbyTowns:",
      "  - columbia",
      "---",
      "",
      "Granite walls are thick, so each floor needs an access point of its own.",
      "",
    ].join("\n"),
  );
});

test("a closed day and another telephone number change their own lines", async () => {
  await openForm(page, kindOf("Business"), "");
  await expand(page, "phone");
  await fillBoxes(page, { "phone.display": "(410) 555-0199", "phone.e164": "+14105550199" });
  await addItem(page, "closures");
  await fillBoxes(page, {
    "closures.0.day": "2030-11-28",
    "closures.0.reason": "Thanksgiving",
  });
  await save(page);
  expect(checkAll(await contentOf("content/business.yaml"))).toEqual([]);
  const before = (texts["content/business.yaml"] ?? "").split("\n");
  const after = ((await savedText(page, "content/business.yaml")) ?? "").split("\n");
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "  display: (410) 555-0199",
    '  e164: "+14105550199"',
    "closures:",
    "  - day: 2030-11-28",
    "    reason: Thanksgiving",
  ]);
  expect(before.filter((line) => !after.includes(line))).toEqual([
    `  display: ${business.phone.display}`,
    `  e164: "${business.phone.e164}"`,
  ]);
});

test("a testimonial is added to the others", async () => {
  await openForm(page, kindOf("Testimonial"), "");
  const count = texts["content/testimonials.yaml"]?.match(/^- /gm)?.length ?? 0;
  await addItem(page, "items");
  const item = `items.${count}`;
  await fillBoxes(page, {
    [`${item}.name`]: "Dana R.",
    [`${item}.location`]: "Towson",
    [`${item}.rating`]: "5",
    [`${item}.text`]: "They drew everything first and left the closet tidier than before.",
  });
  await save(page);
  expect(checkAll(await contentOf("content/testimonials.yaml"))).toEqual([]);
  expect(await savedText(page, "content/testimonials.yaml")).toBe(
    `${texts["content/testimonials.yaml"]}- name: Dana R.\n  location: Towson\n  rating: 5\n  text: They drew everything first and left the closet tidier than before.\n`,
  );
});
