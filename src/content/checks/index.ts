/**
 * Checks the content and returns all findings, each with file, line and what to write instead. `npm run check:content` and the build print
 * the same messages, because both call this.
 */
import type { Problem } from "../read";
import { checkAddresses } from "./addresses";
import { checkBrand } from "./brand";
import { inOrder, type Check, type Subject } from "./check";
import { checkDecoding } from "./decoding";
import { checkDrawings, checkPictureDrawing } from "./drawings";
import { checkNamedFiles, checkPictureWidths } from "./files";
import { checkFolders } from "./folders";
import { checkLinks } from "./links";
import { checkNearCopies } from "./near-copies";
import { checksOfEntries } from "./of-file";
import { checkPicturesInText } from "./pictures-in-text";
import { checkPlaces } from "./places";
import { checkCounterparts, checkKeys, checkRelations } from "./relations";
import { checkRepeatedPictures } from "./repeated-pictures";
import { checkSectionDrawing } from "./section-drawing";
import { checkUnique } from "./unique";

const checks: readonly Check[] = [
  ...checksOfEntries.map((ofEntry) => ({ ofEntry })),
  { ofEntry: checkNamedFiles },
  { ofEntry: checkPicturesInText },
  { ofEntry: checkRepeatedPictures },
  { ofEntry: checkPictureDrawing },
  { ofAll: checkKeys },
  { ofAll: checkRelations },
  { ofAll: checkCounterparts },
  { ofAll: checkUnique },
  { ofAll: checkPlaces },
  { ofAll: checkNearCopies },
  { ofAll: checkPictureWidths },
  { ofAll: checkAddresses },
  { ofAll: checkLinks },
  { ofAll: checkDecoding },
  { ofAll: checkDrawings },
  { ofAll: checkSectionDrawing },
  { ofAll: checkBrand },
  { ofAll: checkFolders },
];

/** Every problem of the content in `subject`, ordered by file and line. */
export function checkContent(subject: Subject): Problem[] {
  return inOrder([...subject.problems, ...checks.flatMap((check) => run(check, subject))]);
}

function run(check: Check, subject: Subject): Problem[] {
  if ("ofAll" in check) return guarded("content", () => check.ofAll(subject));
  return subject.entries.flatMap((entry) =>
    guarded(entry.file, () => check.ofEntry(entry, subject)),
  );
}

/** Runs a check and turns an exception into a finding on `file`, so that the other checks still report. */
function guarded(file: string, judge: () => Problem[]): Problem[] {
  try {
    return judge();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        file,
        line: 1,
        message: `this could not be checked to its end (${reason}); undo the last change here`,
      },
    ];
  }
}
