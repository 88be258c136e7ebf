/** The checks that need only one file. The editor in the browser runs them before it saves. */
import type { Kind } from "../kind";
import type { Content, Problem } from "../read";
import { adviceIfEmpty, parseFile } from "../read/parse";
import { cleanText } from "../read/text";
import { checkReserved } from "./addresses";
import { inOrder, type Check } from "./check";
import { checkDrawnLetters } from "./drawn-letters";
import { checkFields } from "./fields";
import { checkFieldsInText } from "./fields-in-text";
import { checkReplaced } from "./new-entries";
import { checkKeys, checkSelf } from "./relations";
import { checkText } from "./text";
import { checkUnique } from "./unique";

/** Those of these checks that look at a single entry. */
export const checksOfEntries = [
  checkFields,
  checkReserved,
  checkText,
  checkFieldsInText,
  checkDrawnLetters,
  checkReplaced,
  checkSelf,
] as const;

/** The problems in `text`, the content of a file of `kind`, in the order of its lines. */
export function checkFile(kind: Kind, file: string, text: string): Problem[] {
  const content: Content = { entries: [], unread: [], problems: [] };
  const clean = cleanText(text, { file, ifEmpty: adviceIfEmpty(kind) }, content.problems);
  parseFile({ kind, file }, clean, content);
  // These checks only read one entry, or the entries of one list, so they need no other kinds and no folder.
  const subject = { ...content, kinds: [kind], root: "" };
  const checks: Check[] = [
    ...checksOfEntries.map((ofEntry) => ({ ofEntry })),
    ...("list" in kind.source ? [{ ofAll: checkKeys }, { ofAll: checkUnique }] : []),
  ];
  const found = checks.flatMap((check) =>
    "ofAll" in check
      ? check.ofAll(subject)
      : content.entries.flatMap((entry) => check.ofEntry(entry, subject)),
  );
  return inOrder([...content.problems, ...found]);
}
