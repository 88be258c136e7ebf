/** Placeholder text of a new entry that was not replaced, in an entry that is not a draft. */
import { isNewValue, newText } from "../new-entry-words";
import type { Entry, Problem } from "../read";
import { eachField } from "../walk";
import { atField } from "./check";

const untilThen = "or keep the line “draft: true” until it is written";

/** Every placeholder in `entry`; drafts may keep theirs. */
export function checkReplaced(entry: Entry): Problem[] {
  if (entry.data.draft === true) return [];
  const fields = eachField(entry.kind.fields, entry.data).flatMap(({ keys, value }) =>
    typeof value === "string" && isNewValue(value)
      ? [atField(entry, keys, `write your own words in place of “${value}”, ${untilThen}`)]
      : [],
  );
  const text = entry.body.split("\n").flatMap((line, index) =>
    newText.some((words) => line.startsWith(words))
      ? [
          {
            file: entry.file,
            line: entry.bodyLine + index,
            message: `write your own words in place of “${line.replace(/^#+ /, "")}”, ${untilThen}`,
          },
        ]
      : [],
  );
  return [...fields, ...text];
}
