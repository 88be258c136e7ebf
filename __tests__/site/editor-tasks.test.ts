/** The tasks of EDITING.md, done in the editor in a browser. The content that results passes the check. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { until } from "../../scripts/engines/engine";
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
  openEditor,
  openForm,
  save,
  savedFiles,
  wholeForm,
} from "./support/editor";
import { openPage } from "./support/page";

const texts = textsOf(filesOf("."));
/** A file that is wide enough for every field with a picture. */
const photograph = "content/pictures/network-rack.jpg";

const address = editorForTests();

async function open(options = wholeForm): Promise<Page> {
  const { page } = await openPage(`${address()}/nothing`, options);
  await openEditor(page, address(), texts);
  return page;
}

/** The project's content with what the editor of `page` saved in these folders. */
async function contentOf(page: Page, ...folders: string[]): Promise<string> {
  const root = temporaryFolder();
  cpSync("content", path.join(root, "content"), { recursive: true });
  for (const folder of folders)
    for (const [name, bytes] of Object.entries(await savedFiles(page, folder))) {
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, folder, name), Buffer.from(bytes, "base64"));
    }
  return root;
}

/** The file of that name in base64, as text. */
const textOf = (bytes: string | undefined) => Buffer.from(bytes ?? "", "base64").toString();

test("an article is written from nothing, with a picture of its own", async () => {
  // Tall enough for the list of all pictures.
  const page = await open({ ...wholeForm, viewport: { width: 1280, height: 4000 } });
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

  const root = await contentOf(page, "content/blog", "content", "content/pictures");
  expect(checkAll(root)).toEqual([]);
  const articles = await savedFiles(page, "content/blog");
  expect(textOf(articles["what-a-rack-is-for-and-where-it-goes.md"])).toBe(
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
  const lists = await savedFiles(page, "content");
  expect(textOf(lists["pictures.yaml"])).toBe(
    `${texts["content/pictures.yaml"]}- file: rack-after.jpg\n  alt: A closet rack with cables combed into bundles\n  focal: [0.4, 0.6]\n`,
  );
});

const photo = () => readFileSync(photograph);

/** Waits until a box has this value. */
async function expectValue(box: Locator, value: string): Promise<void> {
  await until(async () => (await box.inputValue()) === value);
}

test("a town is written from nothing", async () => {
  const page = await open();
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
  expect(checkAll(await contentOf(page, "content/service-areas/towns"))).toEqual([]);
  const towns = await savedFiles(page, "content/service-areas/towns");
  expect(textOf(towns["ellicott-city.md"])).toBe(
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
  const page = await open();
  await openForm(page, kindOf("Business"), "");
  await expand(page, "phone");
  await fillBoxes(page, { "phone.display": "(410) 555-0199", "phone.e164": "+14105550199" });
  await addItem(page, "closures");
  await fillBoxes(page, {
    "closures.0.day": "2030-11-28",
    "closures.0.reason": "Thanksgiving",
  });
  await save(page);
  expect(checkAll(await contentOf(page, "content"))).toEqual([]);
  const before = (texts["content/business.yaml"] ?? "").split("\n");
  const after = textOf((await savedFiles(page, "content"))["business.yaml"]).split("\n");
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
  const page = await open();
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
  expect(checkAll(await contentOf(page, "content"))).toEqual([]);
  expect(textOf((await savedFiles(page, "content"))["testimonials.yaml"])).toBe(
    `${texts["content/testimonials.yaml"]}- name: Dana R.\n  location: Towson\n  rating: 5\n  text: They drew everything first and left the closet tidier than before.\n`,
  );
});
