/** Opens the editor in a browser, with files that only that browser has, and uses its forms. */
import type { Locator, Page } from "playwright-core";
import { until } from "../../support/until";
import { fieldsOf } from "../../../src/editor/config/field";
import { itemsKey } from "../../../src/editor/format/format";
import { kindOf } from "../../../src/content/kinds";
import type { Kind } from "../../../src/content/kind";
import { startProgram, type Program } from "../../support/program";
import { openPage, type OpenOptions, type OpenPage } from "./page";

/** The editor's folder in the browser's private file system. */
export const folder = "sveltia-cms-test";

/** Tall, because the package only creates the fields that are in view. Few pixels, because painting takes most of the time. */
export const wholeForm = {
  viewport: { width: 1280, height: 2000 },
  deviceScaleFactor: 0.25,
  reducedMotion: "reduce" as const,
};

/**
 * The editor of the site's tests, which is built once for all files, or else one for the tests of this file. Returns a function that gives its
 * address while they run.
 */
export function editorForTests(): () => string {
  const { SITE_TEST_EDITOR: shared } = process.env;
  if (shared) return () => shared;
  let program: Program | undefined;
  beforeAll(async () => {
    program = await startProgram("scripts/editor.mts");
  });
  afterAll(() => program?.close());
  return () => program?.line ?? "";
}

/** Texts or bytes of files by their paths from the project's root. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** Opens the editor at `url` with these files in the browser of `page`, signed in. */
export async function openEditor(page: Page, url: string, files: Files): Promise<void> {
  await withoutViewTransitions(page);
  await page.goto(`${url}/nothing`);
  await writeFiles(page, files);
  await page.goto(url);
  await page.getByRole("button", { name: "Work with Test Repository" }).click();
  await page.waitForURL(/#\/collections/);
}

/** The same in a new window, which stays open until the last test of the file has ended, because opening it takes longer than most tests. */
export async function openLastingEditor(
  url: string,
  files: Files,
  options: OpenOptions = {},
): Promise<OpenPage> {
  const opened = await openPage(`${url}/nothing`, { ...options, warm: false, lasting: true });
  await openEditor(opened.page, url, files);
  return opened;
}

/**
 * Takes view transitions from pages that `page` opens next. The editor's package works without them, and painting them takes two seconds of
 * processor time for each form that is opened.
 */
export const withoutViewTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));

/** Writes these files into the editor's folder in the browser of `page`. */
export const writeFiles = (page: Page, files: Files): Promise<void> =>
  page.evaluate(seed, seedOf(files));

/** The argument of `seed` for these files: their bytes are in base64. */
export const seedOf = (files: Files) => ({
  folder,
  files: Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, Buffer.from(text).toString("base64")]),
  ),
});

/** Writes the files. Runs in the page, so it uses no names from outside. */
export async function seed({ folder: name, files }: ReturnType<typeof seedOf>) {
  const base = await navigator.storage.getDirectory();
  const root = await base.getDirectoryHandle(name, { create: true });
  for (const [file, bytes] of Object.entries(files)) {
    const parts = file.split("/");
    let place = root;
    for (const part of parts.slice(0, -1))
      place = await place.getDirectoryHandle(part, { create: true });
    const handle = await place.getFileHandle(parts.at(-1) ?? "", { create: true });
    const writer = await handle.createWritable();
    await writer.write(Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)));
    await writer.close();
  }
}

/** Reads the files of the folder `place`, as bytes in base64. Runs in the page, so it uses no names from outside. */
export async function readFolder({ folder: name, place }: { folder: string; place: string }) {
  let handle = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
  for (const part of place.split("/")) handle = await handle.getDirectoryHandle(part);
  const found: Record<string, string> = {};
  for await (const [file, entry] of handle as unknown as AsyncIterable<
    [string, FileSystemHandle]
  >) {
    if (entry.kind !== "file") continue;
    const bytes = await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer();
    const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte));
    found[file] = btoa(letters.join(""));
  }
  return found;
}

type Folder = Readonly<Record<string, string>>;

/** The files in the browser's folder `place`, with their bytes in base64. */
export const savedFiles = (page: Page, place: string): Promise<Folder> =>
  page.evaluate(readFolder, { folder, place });

/** The text of a file in a browser whose folders `read` reads; undefined if there is none. */
export async function textBy(
  read: (place: string) => Promise<Folder>,
  file: string,
): Promise<string | undefined> {
  const place = file.replace(/\/[^/]+$/, "");
  const bytes = (await read(place))[file.slice(place.length + 1)];
  return bytes === undefined ? undefined : Buffer.from(bytes, "base64").toString();
}

/** The text of a file as the editor saved it; undefined if there is none. */
export const savedText = (page: Page, file: string): Promise<string | undefined> =>
  textBy((place) => savedFiles(page, place), file);

const go = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** Opens the form of an entry, or of a new one; of a kind that is one file, that file. */
export async function openEntry(page: Page, kind: Kind, slug: string): Promise<void> {
  const collection = `#/collections/${"folder" in kind.source ? kind.type : "_singletons"}`;
  // The package ignores a change of address from one form to another, so the list is opened first.
  await go(page, collection);
  await page.locator("[data-key-path]").first().waitFor({ state: "detached" });
  await page.waitForTimeout(200);
  const entry = "folder" in kind.source ? slug : kind.type;
  await go(page, slug === "new" ? `${collection}/new` : `${collection}/entries/${entry}`);
  await page.locator("[data-key-path]").first().waitFor();
}

/** The input box of the field at `keys`, such as hours.0.opens. */
export const boxOf = (page: Page, keys: string): Locator =>
  page.locator(`[data-key-path="${keys}"] :is(input, textarea)`).first();

/** Chooses `option` in the field at `keys`, which is a list of entries. */
export async function choose(page: Page, keys: string, option: string): Promise<void> {
  const field = page.locator(`[data-key-path="${keys}"]`);
  await field.scrollIntoViewIfNeeded();
  await field.getByRole("combobox").first().click();
  await page.getByRole("option", { name: option, exact: true }).first().click();
}

/** Marks `option` in the field at `keys`, which shows its few entries as check boxes. */
export async function mark(page: Page, keys: string, option: string): Promise<void> {
  const field = page.locator(`[data-key-path="${keys}"]`);
  await field.scrollIntoViewIfNeeded();
  await field.getByRole("checkbox", { name: option, exact: true }).click();
}

export const saveButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Save", exact: true });

/** Saves, and waits until the editor has left the form. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.waitForURL((url) => !/\/(entries\/|new$)/.test(url.hash));
}

/** The keys of the first plain text of a kind: that of its first item, if it is a list. */
function firstText({ source, fields }: Kind): string {
  const form = fieldsOf(fields, kindOf).filter(({ widget }) => /^(string|text)$/.test(widget));
  const name = form.find(({ pattern }) => pattern === undefined)?.name ?? form[0]?.name ?? "";
  return "list" in source ? `${itemsKey}.0.${name}` : name;
}

/** A file before and after its first text was changed and saved, and changed back and saved. */
export interface RoundTrip {
  changed: string | undefined;
  back: string | undefined;
}

/** Changes the first text of a file, saves, changes it back and saves again. */
export async function roundTrip(page: Page, kind: Kind, file: string): Promise<RoundTrip> {
  const slug = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  const keys = firstText(kind);
  const fill = async (change: (text: string) => string) => {
    await openEntry(page, kind, slug);
    if ("list" in kind.source) await expandFirst(page);
    const box = boxOf(page, keys);
    await fillUntilChanged(page, box, change(await box.inputValue()));
    await save(page);
    return savedText(page, file);
  };
  let before = "";
  const changed = await fill((text) => {
    before = text;
    // One letter or digit becomes another one, because some texts must match a pattern. Names in braces stay.
    return text.replace(/(?<!\{\w*)[A-Za-z0-9]/, (letter) =>
      /\d/.test(letter) ? `${(Number(letter) + 1) % 10}` : letter === "e" ? "f" : "e",
    );
  });
  return { changed, back: await fill(() => before) };
}

/** Fills a box of a form that was just opened, again until "Save" is enabled: before the form is ready, the package discards input. */
async function fillUntilChanged(page: Page, box: Locator, text: string): Promise<void> {
  for (let attempts = 0; attempts < 20; attempts++) {
    await box.fill("");
    await box.fill(text);
    await page.waitForTimeout(250);
    if (await saveButton(page).isEnabled()) return;
  }
}

/** Fills several boxes of the open form, by their keys. */
export async function fillBoxes(
  page: Page,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [keys, text] of Object.entries(texts)) {
    await page.locator(`[data-key-path="${keys}"]`).first().scrollIntoViewIfNeeded();
    await boxOf(page, keys).fill(text);
  }
}

/** Opens a form and waits until it no longer discards input. */
export async function openForm(page: Page, kind: Kind, slug: string): Promise<void> {
  await openEntry(page, kind, slug);
  await page.waitForTimeout(1500);
}

/** Opens the group at `keys`. */
export async function expand(page: Page, keys: string): Promise<void> {
  const group = page.locator(`[data-key-path="${keys}"]`).first();
  await group.scrollIntoViewIfNeeded();
  await group.getByRole("button", { name: "Expand", exact: true }).first().click();
}

/** Opens the first item of a file that is a list. Clicks again until it is open: before the form is ready, the package discards input. */
export async function expandFirst(page: Page): Promise<void> {
  const list = page.locator(`[data-key-path="${itemsKey}"] .item-list`);
  const button = (name: string) => list.getByRole("button", { name, exact: true }).first();
  await until(async () => {
    if (await button("Collapse").isVisible()) return true;
    await button("Expand").click({ timeout: 1000 });
    await button("Collapse").waitFor({ timeout: 1000 });
    return true;
  }, 30_000);
}

/** Presses the button that adds an item to the list at `keys`. */
export async function addItem(page: Page, keys: string): Promise<void> {
  const list = page.locator(`[data-key-path="${keys}"]`).first();
  await list.scrollIntoViewIfNeeded();
  await list.getByRole("button", { name: /^Add / }).last().click();
}
