/** Writes hostile words into every text of a copy's content that takes them. */
import { parseDocument } from "yaml";
import { checkAll, readAll, type Entry } from "../../../src/content";
import type { Copy } from "./copy";

/** The element that hostile words make wherever they are taken for HTML; it sets the global `hostile`. */
export const hostileElement = "<svg onload=hostile=1";

/** No tag is closed in it, or the content's check would refuse it: a ">" that ends it comes sooner or later. */
const hostileWords = `"'>${hostileElement} </script </title x`;

/** What a text field takes of them: before or after its own words, or in their place; short fields take less. */
const forms = (text: string) => [
  `${text} ${hostileWords}`,
  `${hostileWords} ${text}`.slice(0, 120),
  hostileWords,
  `"'>${hostileElement} x`,
  `${hostileElement} x`,
];

/** Markdown that the content's check has nothing against; all of it is words, or the words of a link. */
const hostileText = `
## Heading ${hostileWords}

Words ${hostileWords} and \`<script>hostile=1</script>\`.

- [${hostileWords}](/contact "' onmouseover=hostile=1 onclick=hostile=1 x")
- \\<img src=x onerror=hostile=1\\>

\`\`\`html
<script>hostile=1</script><img src=x onerror=hostile=1>
\`\`\`
`;

type Keys = (string | number)[];

/** Every text in `value` with the keys that lead to it. */
function texts(value: unknown, keys: Keys = []): { keys: Keys; text: string }[] {
  if (typeof value === "string") return [{ keys, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

/** `data` with the text at `keys` replaced. */
function changed(data: unknown, keys: Keys, text: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return text;
  const copy = structuredClone(data) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, text);
  return copy;
}

/** Whether the field at `keys` takes `words`. */
const takes = ({ kind, data }: Entry, keys: Keys, words: string) =>
  kind.fields.safeParse(changed(data, keys, words)).success;

/** A text that is to hold hostile words. */
interface Edit {
  entry: Entry;
  keys: Keys;
  words: string;
  /** Keys that lead to the entry in its file: in a YAML list, its place. */
  item: Keys;
}

const nameOf = ({ entry, keys }: Pick<Edit, "entry" | "keys">) =>
  [entry.file, entry.slug, ...keys].join(" ");

/** An edit of every text in `root` whose field takes one of the forms that `formsOf` makes of it. */
function editsIn(root: string, formsOf: (text: string) => string[]): Edit[] {
  const all = readAll(root);
  return all.flatMap((entry) => {
    const place = all.filter(({ file }) => file === entry.file).indexOf(entry);
    const item = "list" in entry.kind.source ? [place] : [];
    return texts(entry.data).flatMap(({ keys, text }) => {
      const words = formsOf(text).find((form) => takes(entry, keys, form));
      return words === undefined ? [] : [{ entry, keys, words, item }];
    });
  });
}

/** Makes `edits` in files as they were `before`, and adds `text` to Markdown; returns the edits that the check of the whole takes. */
function make(
  edits: readonly Edit[],
  { copy, before, text }: { copy: Copy; before: Map<string, string>; text: string },
): Edit[] {
  for (const [file, source] of before) {
    const own = edits.filter(({ entry }) => entry.file === file);
    copy.write(file, edited(source, own, text));
  }
  const findings = checkAll(copy.folder);
  const entries = readAll(copy.folder);
  return edits.filter(({ entry: { file, slug }, keys }) => {
    const line = entries.find((now) => now.file === file && now.slug === slug)?.lineOf(keys);
    return (
      line !== undefined && !findings.some((one) => one.file === file && one.line === line)
    );
  });
}

const sources = (copy: Copy, edits: readonly Edit[]) =>
  new Map(edits.map(({ entry: { file } }) => [file, copy.read(file)]));

/** The texts of `copy` that may have a tag after their own words; each another one, or a name would fit where it is referred to. */
export function textsThatTakeTags(copy: Copy): string[] {
  let number = 0;
  const edits = editsIn(copy.folder, (text) => [`${text} <b id=hostile-${(number += 1)}>`]);
  const before = sources(copy, edits);
  const taken = make(edits, { copy, before, text: "" });
  for (const [file, source] of before) copy.write(file, source);
  return taken.map(nameOf);
}

/** Changes the files of `copy`; returns the texts that hold hostile words now. Throws if the check still finds a mistake. */
export function makeHostile(copy: Copy): string[] {
  let edits = editsIn(copy.folder, forms);
  const before = sources(copy, edits);
  // Names that others refer to, and the like, only the check of the whole knows: they keep their own words.
  for (let round = 0; round < 6; round += 1) {
    const taken = make(edits, { copy, before, text: hostileText });
    if (taken.length === edits.length) break;
    edits = taken;
  }
  const findings = checkAll(copy.folder);
  if (findings.length > 0) throw new Error(JSON.stringify(findings, undefined, 2));
  return edits.map(nameOf);
}

/** The file `source` with `edits` made, and with `text` at the end of its Markdown. */
function edited(source: string, edits: readonly Edit[], text: string): string {
  const [, front = source, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  const document = parseDocument(front);
  for (const { item, keys, words } of edits) document.setIn([...item, ...keys], words);
  return body === undefined
    ? document.toString()
    : `---\n${document.toString()}---\n${body}${text}`;
}
