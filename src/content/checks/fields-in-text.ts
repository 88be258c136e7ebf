/** Fields that were written below the front matter, where they become text. */
import type { Entry, Problem } from "../read";
import { markdownOf } from "./markdown";

/** Every paragraph in the text of `entry` that begins like one of its fields. */
export function checkFieldsInText(entry: Entry): Problem[] {
  if (!("folder" in entry.kind.source)) return [];
  const { body, bodyLine, file } = entry;
  const lines = body.split("\n");
  const found = new Set<number>();
  // Code blocks are not prose.
  return markdownOf(entry).words.flatMap(({ line }) => {
    const index = line - bodyLine;
    const name = fieldBegunBy(lines[index] ?? "", entry);
    const begins =
      index === 0 || (lines[index - 1] ?? "").trim() === "" || found.has(index - 1);
    if (name === undefined || !begins) return [];
    found.add(index);
    return [
      {
        file,
        line,
        message: `“${name}:” stands in the text, where visitors would read it; write it above the second line of ---`,
      },
    ];
  });
}

/** The name of a field if `line` begins with it and a colon; otherwise undefined. */
export function fieldBegunBy(line: string, { kind }: Entry): string | undefined {
  const name = /^(\w+):(\s|$)/.exec(line)?.[1];
  return name !== undefined && name in kind.fields.shape ? name : undefined;
}
