/** Checks the content. `npm run check:content` and the build print the same findings, because both call this. */
import type { Entry, Problem } from "../read/entry";
import { valuesOf } from "../walk";
import * as areas from "./areas";
import { atField, inOrder, type Subject, type ValueCheck } from "./check";
import * as drawings from "./drawings";
import { checkFields } from "./fields";
import { readFacts } from "./facts";
import { checkFolders, checkPersonalData } from "./folders";
import * as links from "./links";
import * as pictures from "./pictures";
import * as relations from "./relations";
import * as text from "./text";

/** Checks of an entry by itself. */
const entryChecks: readonly ((entry: Entry) => Iterable<Problem>)[] = [
  checkFields,
  text.checkReplaced,
  text.checkText,
  drawings.checkDrawnLetters,
  pictures.checkRepeatedPictures,
];

/** Checks of each value, which depend on other entries and on files. */
const valueChecks: readonly ((subject: Subject) => ValueCheck)[] = [
  pictures.fileCheck,
  relations.relationCheck,
  relations.hiddenTargetCheck,
  relations.pageKindCheck,
  links.pageLinkCheck,
  drawings.drawnCheck,
];

/** Checks of entries and files together. */
const contentChecks: readonly ((subject: Subject) => Iterable<Problem>)[] = [
  checkValues,
  pictures.checkPicturesInText,
  relations.checkCounterparts,
  relations.checkUnique,
  areas.checkPositions,
  areas.checkNearCopies,
  areas.checkClosures,
  links.checkAddresses,
  links.checkLinks,
  pictures.checkUsable,
  checkPersonalData,
  drawings.checkDrawings,
  drawings.checkSectionDrawing,
  drawings.checkBrand,
  checkFolders,
];

function* checkValues(subject: Subject): Iterable<Problem> {
  const checks = valueChecks.map((check) => check(subject));
  for (const entry of subject.entries)
    for (const field of valuesOf(entry)) {
      const { keys, value } = field;
      // The field list reports other values.
      if (typeof value !== "string") continue;
      for (const check of checks) {
        const message = check({ ...field, value }, entry);
        if (message !== undefined) yield atField(entry, keys, message);
      }
    }
}

/** Every problem of the content, ordered by file and line. */
export function checkContent(content: Omit<Subject, "facts">): Problem[] {
  const subject = { ...content, facts: readFacts(content.root) };
  return inOrder([
    ...subject.problems,
    ...subject.entries.flatMap(checkEntry),
    ...contentChecks.flatMap((check) => guarded("content", () => check(subject))),
  ]);
}

/** The findings on entries. The entries of an unchanged file are the same objects, so they are not checked again. */
const cache = new WeakMap<Entry, readonly Problem[]>();

function checkEntry(entry: Entry): readonly Problem[] {
  const problems =
    cache.get(entry) ?? entryChecks.flatMap((check) => guarded(entry.file, () => check(entry)));
  cache.set(entry, problems);
  return problems;
}

/** Runs a check and turns an exception into a finding on `file`, so that the other checks still report. */
function guarded(file: string, check: () => Iterable<Problem>): Problem[] {
  try {
    return [...check()];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `this check crashed (${reason}); undo your last change here`;
    return [{ file, line: 1, message }];
  }
}
