/** @jest-environment node */
/** Saving keeps every byte of a file that was not changed in the form (decision 39). */
import { kindOf } from "../../src/content/kinds";
import { itemsKey, readFile, sourceKey, writeFile } from "../../src/editor/format/format";
import type { Kind } from "../../src/content/kind";
import { companies, filesOf } from "../support/edited-files";
import { changed, filled, leaves, lists, valueAt } from "./support/form";

const files = companies.flatMap(filesOf);

/** The values of the form after a file with this text was opened. */
const open = (kind: Kind, text: string) => filled(kind, readFile(kind, text.trimEnd()));

/** The text of the committed file: the package adds the line end at its end. */
const save = (kind: Kind, values: ReturnType<typeof open>) =>
  `${writeFile(kind, values).trim()}\n`;

const linesOf = (text: string) => text.split("\n");
const comments = (text: string) => linesOf(text).filter((line) => /^\s*#/.test(line));

/** Lines of `text` that `before` does not have. */
function newLines(text: string, before: string): string[] {
  const old = new Set(linesOf(before));
  return linesOf(text).filter((line) => !old.has(line));
}

test("there are files of every kind that editors write, with comments, quotation marks and lists on one line", () => {
  expect(files.length).toBeGreaterThan(80);
  const all = files.map(({ text }) => text).join("\n");
  for (const form of [/^ *#/m, /: "/, /: \[/, /- \{ /, /^\|/m]) expect(all).toMatch(form);
});

test.each(files)("$name stays as it is when nothing was changed", ({ kind, text }) => {
  expect(save(kind, open(kind, text))).toBe(text);
});

/** Another value of the same type, which needs quotation marks if the first one does. */
const other = (value: unknown) =>
  typeof value === "number" ? value + 1000 : `${String(value)} changed`;

test.each(files)("$name: a field that is changed and changed back", ({ kind, text }) => {
  for (const keys of leaves(open(kind, text))) {
    const values = open(kind, text);
    const saved = save(kind, changed(values, keys, other));
    expect(saved).not.toBe(text);
    if (keys[0] !== "body") expect(newLines(saved, text)).toHaveLength(1);
    const again = changed(open(kind, saved), keys, () => valueAt(values, keys));
    expect(`${keys.join(".")}\n${save(kind, again)}`).toBe(`${keys.join(".")}\n${text}`);
  }
});

test.each(files)("$name: two saves in a row", ({ kind, text }) => {
  const keys = leaves(open(kind, text));
  const [first, second] = [keys[0] ?? [], keys.at(-1) ?? []];
  const once = changed(open(kind, text), first, other);
  // In a form that stays open, the source is still the text from before the first save.
  const twice = save(kind, changed(once, second, other));
  const reopened = changed(open(kind, save(kind, once)), second, other);
  expect(twice).toBe(save(kind, reopened));
});

test.each(files)("$name: items are added, moved and removed", ({ kind, text }) => {
  for (const keys of lists(open(kind, text))) {
    const values = open(kind, text);
    const items = valueAt(values, keys) as unknown[];
    if (items.length === 0) continue;
    const withItems = (list: (items: unknown[]) => unknown[]) => {
      const saved = save(
        kind,
        changed(values, keys, (old) => list(old as unknown[])),
      );
      expect(comments(saved)).toEqual(comments(text));
      return saved;
    };
    const back = (saved: string) =>
      save(
        kind,
        changed(open(kind, saved), keys, () => items),
      );
    expect(back(withItems((old) => [...old, unlike(old[0])]))).toBe(text);
    expect(back(withItems((old) => [unlike(old[0]), ...old]))).toBe(text);
    if (items.length < 2) continue;
    expect(back(withItems((old) => [...old.slice(1), old[0]]))).toBe(text);
    const fewer = withItems((old) => old.slice(0, -1));
    // A list on one line changes that line when its last item goes.
    expect(newLines(fewer, text).filter((line) => !/: \[.*\]$/.test(line))).toEqual([]);
    expect(
      newLines(
        withItems((old) => old.slice(1)),
        text,
      ).length,
    ).toBeLessThanOrEqual(1);
  }
});

/** A copy of an item with another first value. */
function unlike(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return other(item);
  const [key = "", value] = Object.entries(item)[0] ?? [];
  return { ...item, [key]: typeof value === "object" ? value : other(value) };
}

test("quotation marks are added and removed with the character that needs them; others stay", () => {
  const kind = kindOf("Article");
  const text = '---\ntitle: Racks\nexcerpt: "Racks, and more"\nservices: []\n---\n\nText.\n';
  const title = (saved: string, value: string) =>
    save(kind, { ...open(kind, saved), title: value });
  const colon = title(text, "Racks: what for");
  expect(newLines(colon, text)).toEqual(['title: "Racks: what for"']);
  expect(title(colon, "Racks")).toBe(text);
  const excerpt = save(kind, { ...open(kind, text), excerpt: "Closets" });
  expect(newLines(excerpt, text)).toEqual(['excerpt: "Closets"']);
});

const business = files.find(({ kind }) => kind.type === "Business");

test("the hours of a day are removed", () => {
  const { kind, text } = business ?? { kind: kindOf("Business"), text: "" };
  const values = open(kind, text);
  const closed = changed(values, ["hours", 0], (day) => ({
    ...(day as object),
    opens: null,
    closes: "",
  }));
  const saved = save(kind, closed);
  expect(newLines(saved, text)).toEqual(["  - { day: Monday }"]);
  expect(comments(saved)).toEqual(comments(text));
});

test("optional groups, lists and flags are added and removed, and comments stay", () => {
  const { kind, text } = business ?? { kind: kindOf("Business"), text: "" };
  const values = open(kind, text);
  const saved = save(kind, {
    ...values,
    spec: false,
    closures: [{ day: "2026-11-26", until: "", reason: "Thanksgiving", opens: null }],
    quote: { url: "https://portal.example/a", socialUrl: "https://portal.example/b" },
  });
  expect(newLines(saved, text)).toEqual([
    "closures:",
    "  - day: 2026-11-26",
    "    reason: Thanksgiving",
    "quote:",
    "  url: https://portal.example/a",
    "  socialUrl: https://portal.example/b",
  ]);
  const back = { ...open(kind, saved), spec: values.spec, closures: [], quote: undefined };
  expect(newLines(save(kind, back), text)).toEqual([]);
});

test("a required list stays as an empty list when its last item is removed", () => {
  const { kind, text } = business ?? { kind: kindOf("Business"), text: "" };
  for (const social of [[], undefined]) {
    const saved = save(kind, { ...open(kind, text), social });
    expect(newLines(saved, text)).toEqual(["social: []"]);
  }
});

test("a new entry has its fields in the order of the list, and its text below", () => {
  const kind = kindOf("Article");
  const written = writeFile(kind, {
    title: "What a rack is for: everything in one place",
    description: "",
    date: "2025-02-05",
    services: ["home-theater", "smart-home"],
    draft: false,
    aliases: [],
    body: "## Why\n\nBecause.",
  });
  expect(written).toBe(
    [
      "---",
      'title: "What a rack is for: everything in one place"',
      "date: 2025-02-05",
      "services:",
      "  - home-theater",
      "  - smart-home",
      "---",
      "",
      "## Why",
      "",
      "Because.",
    ].join("\n"),
  );
});

test("a new picture has its focal point on one line, beside those that are there", () => {
  const kind = kindOf("Picture");
  const { text = "" } = files.find((file) => file.kind.type === "Picture") ?? {};
  const values = open(kind, text);
  const added = { file: "rack.jpg", alt: "A rack in a closet", focal: [0.5, 0.25] };
  const items = [...(values[itemsKey] as unknown[]), { ...added, illustrative: false }];
  const saved = save(kind, { ...values, [itemsKey]: items });
  expect(saved).toBe(
    `${text}- file: rack.jpg\n  alt: A rack in a closet\n  focal: [0.5, 0.25]\n`,
  );
});

test("rows of tables keep their form", () => {
  const kind = kindOf("LegalPage");
  const text = "---\ntitle: Terms\n---\n\n| a | b |\n|---|:--|\n| 1 | 2 |\n";
  const values = readFile(kind, text.trim());
  expect(values[sourceKey]).toBe(text.trim());
  const body = "| a | b |\n| --- | :-- |\n| 1 | 3 |";
  expect(save(kind, { ...values, body })).toBe(text.replace("2", "3"));
});
