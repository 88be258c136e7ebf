/** Turns the text of a content file into entries. Reads nothing itself: the text comes from the disk or from the editor in the browser. */
import type { Kind } from "../kind";
import { asFields } from "./fields";
import { splitFrontMatter } from "./front-matter";
import type { Content, Entry } from "./types";
import { parseYaml, type Parsed } from "./yaml";

/** A file of a kind. */
export interface ContentFile {
  kind: Kind;
  /** Path from the project's root. */
  file: string;
}

/** The advice for an empty file of `kind`. */
export function adviceIfEmpty({ source }: Kind): string {
  if ("folder" in source) return "write its fields, or delete it";
  return "list" in source ? noEntries : "bring its fields back";
}

/** The advice for a list without entries. */
const noEntries = "write [] where there are to be no entries, or bring them back";

/** Adds the entries in `text` to `content`, or what is wrong with it. Without a text, only notes that the entries are unknown. */
export function parseFile(source: ContentFile, text: string | undefined, content: Content) {
  if ("list" in source.kind.source) parseList(source, source.kind.source.key, text, content);
  else parseEntry(source, text, content);
}

function parseEntry({ kind, file }: ContentFile, text: string | undefined, content: Content) {
  const slug = file.replace(/^.*\//, "").replace(/\.(md|yaml)$/, "");
  const parse = "folder" in kind.source ? parseMarkdown : parseSingle;
  const parsed = text === undefined ? undefined : parse({ kind, file }, text, content);
  if (parsed) content.entries.push({ kind, slug, file, ...parsed });
  else content.unread.push({ kind, slug });
}

type Parts = Pick<Entry, "data" | "bare" | "lineOf" | "sourceOf" | "body" | "bodyLine">;

function parseMarkdown(
  { kind, file }: ContentFile,
  text: string,
  { problems }: Content,
): Parts | undefined {
  const parts = splitFrontMatter(text, file, problems);
  const parsed =
    parts && parseYaml(parts.yaml, { file, offset: 1, names: namesOf(kind) }, problems);
  const fields = parsed && asFields(parsed, file, problems);
  return fields && { ...fields, body: parts.body, bodyLine: parts.bodyLine };
}

function parseSingle(
  source: ContentFile,
  text: string,
  { problems }: Content,
): Parts | undefined {
  const parsed = parseWhole(source, text, problems);
  const fields = parsed && asFields(parsed, source.file, problems);
  return fields && { ...fields, body: "", bodyLine: 1 };
}

function parseList(
  { kind, file }: ContentFile,
  key: string,
  text: string | undefined,
  content: Content,
) {
  const parsed =
    text === undefined ? undefined : parseWhole({ kind, file }, text, content.problems);
  if (!parsed || !Array.isArray(parsed.value)) {
    if (parsed)
      content.problems.push({
        file,
        line: parsed.lineOf([]),
        message:
          parsed.value === null
            ? `the file holds no entries; ${noEntries}`
            : "write a list here: every entry begins with a hyphen",
      });
    content.unread.push({ kind, slug: undefined });
    return;
  }
  parsed.value.forEach((item: unknown, index) => {
    const lineOf = (keys: readonly PropertyKey[]) => parsed.lineOf([index, ...keys]);
    const sourceOf = (keys: readonly PropertyKey[]) => parsed.sourceOf([index, ...keys]);
    const fields = asFields({ value: item, lineOf, sourceOf }, file, content.problems);
    if (!fields) return;
    const slug = String(fields.data[key] ?? index + 1);
    content.entries.push({ kind, slug, file, ...fields, body: "", bodyLine: 1 });
  });
}

const namesOf = ({ fields }: Kind) => Object.keys(fields.shape);

const parseWhole = (
  { kind, file }: ContentFile,
  text: string,
  problems: Content["problems"],
): Parsed | undefined => parseYaml(text, { file, offset: 0, names: namesOf(kind) }, problems);
