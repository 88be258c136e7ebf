/** Fields that contain other fields. */
import { z } from "zod";
import { firstViolation, type Rules } from "../rules";
import { messageFrom, type FieldMeta } from "./meta";
import { text } from "./text";

const entries = "each item on its own line, starting with a hyphen";

const listRules: Rules = {
  "write a space after each hyphen of the list: “- {words}”": /^-(?<words>\S.*)/s,
  "start each item of the list with a hyphen (-) instead of “{sign}”":
    /^(?<sign>[•·–—]|\d+[.)])\s/,
  [`write a list here, not one line with commas: ${entries}`]: /,/,
};

const listError = (value: unknown) =>
  (typeof value === "string" && firstViolation(value, listRules)) ||
  `write a list here: ${entries}`;

/** A text that is twice in a list is a mistake. */
const noneTwice: z.core.CheckFn<unknown[]> = ({ value, issues }) => {
  value.forEach((item, index) => {
    if (typeof item !== "string" || value.indexOf(item) === index) return;
    const error = `${item} appears here twice; keep it once`;
    issues.push({ code: "custom", message: error, path: [index], input: value });
  });
};

/** A list of `item`. */
export function list<T extends z.ZodType>(
  description: string,
  item: T,
  { min = 0, max = 60 } = {},
) {
  const amount = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const length = messageFrom(
    (value) => `write ${amount} items here; there are ${(value as unknown[]).length}`,
  );
  return z
    .array(item, messageFrom(listError))
    .min(min, length)
    .max(max, length)
    .check(noneTwice)
    .meta({ description });
}

/** Fields that belong together; `type` is the name of their GraphQL type. */
export function group<T extends z.ZodRawShape>(type: string, description: string, shape: T) {
  const names = Object.keys(shape).join(", ");
  const advice = `write its fields here, each on a line of its own and indented by two spaces: ${names}`;
  return z.strictObject(shape, advice).meta({ description, sdl: { type } } satisfies FieldMeta);
}

const point = group("Point", "A heading with one or two sentences.", {
  title: text("Heading.", { max: 80 }),
  text: text("One or two sentences.", { max: 260 }),
});

/** One to eight points. */
export const points = (description: string) => list(description, point, { min: 1, max: 8 });
