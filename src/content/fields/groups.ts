/** Fields that contain other fields. */
import { z } from "zod";
import { sayOf, type FieldMeta } from "./meta";
import { text } from "./text";

function listTrouble(value: unknown): string {
  const lines = "each entry on a line of its own, begun with a hyphen";
  if (typeof value !== "string") return `write a list here: ${lines}`;
  if (/^-\S/.test(value))
    return `write a space after each hyphen of the list: “- ${value.slice(1)}”`;
  const sign = /^(?:[•·–—]|\d+[.)])(?=\s)/.exec(value)?.[0];
  if (sign !== undefined)
    return `begin each entry of the list with a hyphen (-) in place of “${sign}”`;
  return value.includes(",")
    ? `write a list here and not one line with commas: ${lines}`
    : `write a list here: ${lines}`;
}

/** A text that is twice in a list is a mistake. */
const noneTwice: z.core.CheckFn<unknown[]> = ({ value, issues }) => {
  value.forEach((item, index) => {
    if (typeof item === "string" && value.indexOf(item) < index)
      issues.push({
        code: "custom",
        message: `${item} stands here twice; keep it once`,
        path: [index],
        input: value,
      });
  });
};

/** A list of `item`. */
export function list<T extends z.ZodType>(
  description: string,
  item: T,
  { min = 0, max = 60 } = {},
) {
  const amount = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const length = sayOf(
    (value) => `write ${amount} entries here; there are ${(value as unknown[]).length}`,
  );
  return z
    .array(item, sayOf(listTrouble))
    .min(min, length)
    .max(max, length)
    .check(noneTwice)
    .meta({ description } satisfies FieldMeta);
}

/** Fields that belong together; `type` is the name of their GraphQL type. */
export function group<T extends z.ZodRawShape>(type: string, description: string, shape: T) {
  const names = Object.keys(shape).join(", ");
  return z
    .strictObject(
      shape,
      sayOf(
        () =>
          `write its fields here, each on a line of its own and indented by two spaces: ${names}`,
      ),
    )
    .meta({ description, type } satisfies FieldMeta);
}

/** A heading with a paragraph: the most common group, used wherever a section lists points. */
export const point = group("Point", "A heading and a sentence or two.", {
  title: text("Heading of the point.", { max: 80 }),
  text: text("One or two sentences.", { max: 260 }),
});
