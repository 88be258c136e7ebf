/**
 * The checks of one file that need the other files: links, relations, addresses, and values that must be unique. The editor in the browser runs
 * them before it saves, on the entries that it holds (src/editor/held.ts).
 */
import type { Kind } from "../kind";
import type { Content, Entry, Problem } from "../read";
import { parseFile } from "../read/parse";
import { checkAddresses } from "./addresses";
import type { Subject } from "./check";
import { checkLinksOf } from "./links";
import { checkRelations } from "./relations";
import { checkUnique } from "./unique";

/**
 * Every problem of `text`, which is to be the file `file` of `kind`. Problems that its change causes in other files are left to the check of
 * the whole content.
 * @param others all entries of `kinds`; those of `file` are ignored. A kind without any is treated like one that could not be read.
 */
export function checkAmongFiles(
  { kind, file, text }: { kind: Kind; file: string; text: string },
  others: readonly Entry[],
  kinds: readonly Kind[],
): Problem[] {
  const own: Content = { entries: [], unread: [], problems: [] };
  parseFile({ kind, file }, text, own);
  // The last of two entries with the same value is reported, so the file comes last.
  const entries = [...others.filter((other) => other.file !== file), ...own.entries];
  const read = new Set(others.map((other) => other.kind.type));
  const unread = kinds
    .filter(({ type }) => !read.has(type))
    .map((missing) => ({ kind: missing, slug: undefined }));
  const subject: Subject = { entries, unread, problems: [], kinds, root: "" };
  const found = [checkRelations, checkUnique, checkAddresses].flatMap((check) =>
    check(subject),
  );
  return [
    ...found.filter((problem) => problem.file === file),
    ...checkLinksOf(own.entries, subject),
  ];
}
