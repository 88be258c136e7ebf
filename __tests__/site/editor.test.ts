/** The editor in a browser with its own policy (decision 39): files keep their form, and wrong values are refused with the check's messages. */
import { editorPolicy } from "../../src/gatsby/editor/policy";
import { kindOf } from "../../src/content/kinds";
import { filesOf, textsOf } from "../support/edited-files";
import {
  boxOf,
  editorForTests,
  openLastingEditor,
  openEntry,
  roundTrip,
  saveButton,
  savedText,
} from "./support/editor";
import type { OpenPage } from "./support/page";

const files = filesOf(".");
const texts = textsOf(files);

/** Files of different forms: an article with a table, another entry, lists with comments, pages. */
const sample = [
  ...files.filter(({ text }) => /^\|-/m.test(text)).slice(0, 1),
  ...["Service", "Business", "HomePage", "Picture", "Navigation"].flatMap((type) =>
    files.filter(({ kind }) => kind.type === type).slice(0, 1),
  ),
];

/**
 * Console messages that are not faults: the missing page on which files are written, that drafts need a repository, and the sandbox of previews,
 * which have no scripts of their own.
 */
const expected =
  /\/nothing\)|Editorial Workflow is currently supported only with|An iframe which has both allow-scripts and allow-same-origin/;

const address = editorForTests();

// One editor for all tests, because opening it takes longer than most of them.
let opened: OpenPage;
beforeAll(async () => {
  opened = await openLastingEditor(address(), texts);
});

test("a text that is changed and saved changes one line, and changed back leaves the file as it was", async () => {
  const { page, requests, violations, console: said } = opened;
  expect(sample).toHaveLength(6);
  for (const { kind, file, text } of sample) {
    const { changed, back } = await roundTrip(page, kind, file);
    const lines = new Set(text.split("\n"));
    expect(changed?.split("\n").filter((line) => !lines.has(line))).toHaveLength(1);
    expect(back).toBe(text);
  }
  const hosts = requests
    .map((request) => request.url())
    .filter((url) => !/^(data|blob):/.test(url))
    .map((url) => new URL(url).origin);
  expect([...new Set(hosts)]).toEqual([address()]);
  expect(violations).toEqual([]);
  // The package warns about a configuration that it does not understand.
  const faults = said.filter((line) => /^(warning|error)/.test(line) && !expected.test(line));
  expect(faults).toEqual([]);
});

test("a wrong value is refused with the sentence of the check, and nothing is saved", async () => {
  const { page } = opened;
  const { file, kind, text } = files.find((each) => each.kind.type === "Town") ?? {
    file: "",
    kind: kindOf("Town"),
    text: "",
  };
  await openEntry(page, kind, file.replace(/^.*\/|\.md$/g, ""));
  await boxOf(page, "introTitle").fill("All of <b>our work</b>");
  await saveButton(page).click();
  const message = page.getByRole("alertdialog");
  await message.waitFor();
  expect(await message.innerText()).toContain(
    "Intro title: “<b>” would be shown as it is; take it away, this is plain text.",
  );
  expect(await savedText(page, file)).toBe(text);
});

test("the editor is served with its own policy, and closed to search engines", async () => {
  const { headers } = await fetch(address());
  expect(headers.get("content-security-policy")).toBe(editorPolicy);
  expect(headers.get("x-robots-tag")).toBe("noindex");
});
