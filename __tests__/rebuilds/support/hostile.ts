/** Adds hostile strings to every text of a copy's content whose field accepts them. */
import { parseDocument } from "yaml";
import { checkAll, readAll, type Entry } from "../../../src/content";
import type { Copy } from "./copy";

/** The start of the element that the browser would create if a hostile string were parsed as HTML. The element sets the global `hostile`. */
export const hostileElement = "<svg onload=hostile=1";

/** Contains no complete tag, because the content check refuses those. In a page, the next “>” after this text would complete the tag. */
const hostileWords = `"'>${hostileElement} </script </title x`;

/** Hostile versions of a text: after the text, before it, or instead of it; the shorter ones are for short fields. */
const forms = (text: string) => [
  `${text} ${hostileWords}`,
  `${hostileWords} ${text}`.slice(0, 120),
  hostileWords,
  `"'>${hostileElement} x`,
  `${hostileElement} x`,
];

/** Markdown that the content check accepts. All of it must be rendered as text or as the text of a link. */
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

/** All strings in `value` with their keys. */
function texts(value: unknown, keys: Keys = []): { keys: Keys; text: string }[] {
  if (typeof value === "string") return [{ keys, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns `data` with the string at `keys` replaced. */
function changed(data: unknown, keys: Keys, text: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return text;
  const copy = structuredClone(data) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, text);
  return copy;
}

/** Whether the field at `keys` accepts `words`. */
const takes = ({ kind, data }: Entry, keys: Keys, words: string) =>
  kind.fields.safeParse(changed(data, keys, words)).success;

/** A string that is to be replaced with a hostile one. */
interface Edit {
  entry: Entry;
  keys: Keys;
  words: string;
  /** Keys of the entry in its file: its index in a YAML list, otherwise empty. */
  item: Keys;
}

const nameOf = ({ entry, keys }: Pick<Edit, "entry" | "keys">) =>
  [entry.file, entry.slug, ...keys].join(" ");

/** An edit for each string in `root` whose field accepts one of the forms from `formsOf`. */
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

/** Applies `edits` to the files in `before` and adds `text` to Markdown. Returns the edits that the content check accepts. */
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

/** The strings of `copy` that accept a tag at their end. Each tag is different, because equal names would match references to them. */
export function textsThatTakeTags(copy: Copy): string[] {
  let number = 0;
  const edits = editsIn(copy.folder, (text) => [`${text} <b id=hostile-${(number += 1)}>`]);
  const before = sources(copy, edits);
  const taken = make(edits, { copy, before, text: "" });
  for (const [file, source] of before) copy.write(file, source);
  return taken.map(nameOf);
}

/** Changes the files of `copy`. Returns the strings that are hostile now; throws if the check still reports a finding. */
export function makeHostile(copy: Copy): string[] {
  let edits = editsIn(copy.folder, forms);
  const before = sources(copy, edits);
  // Only the complete check knows strings that others refer to, such as names. Those are left unchanged.
  for (let round = 0; round < 6; round += 1) {
    const taken = make(edits, { copy, before, text: hostileText });
    if (taken.length === edits.length) break;
    edits = taken;
  }
  const findings = checkAll(copy.folder);
  if (findings.length > 0) throw new Error(JSON.stringify(findings, undefined, 2));
  return edits.map(nameOf);
}

/** Returns the file `source` with `edits` applied and `text` added to its Markdown. */
function edited(source: string, edits: readonly Edit[], text: string): string {
  const [, front = source, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  const document = parseDocument(front);
  for (const { item, keys, words } of edits) document.setIn([...item, ...keys], words);
  return body === undefined
    ? document.toString()
    : `---\n${document.toString()}---\n${body}${text}`;
}
