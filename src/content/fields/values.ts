/** Fields that hold a number, a boolean, a day or one of a few words. */
import { z } from "zod";
import { sides } from "../../map/labels";
import { firstViolation, type Rules } from "../rules";
import { hint } from "../suggest";
import { messageFrom, refine, type FieldMeta } from "./meta";

const numberRules: Rules = {
  ", without quotation marks": /^-?\d+(\.\d+)?$/,
  ", with a point and not a comma": /^-?\d+,\d+$/,
  ": one number; the other goes on its own line": /^-?[\d.]+,\s*-?[\d.]+$/,
  ", and nothing after it": /^-?\d+(\.\d+)?[^\d.,]/,
};

/** The end of a message: says why `value` is not a valid number. */
function numberHint(value: unknown): string {
  if (typeof value === "number") return `; it cannot be ${value}`;
  return (typeof value === "string" && firstViolation(value, numberRules)) || "";
}

const numberFrom = (what: string, min: number, max: number) =>
  messageFrom((value) => `write a ${what} from ${min} to ${max}${numberHint(value)}`);

/** A whole number, `min` to `max`. */
export function integer(description: string, { min = 0, max = 9999 } = {}) {
  const error = numberFrom("whole number", min, max);
  return z.int(error).min(min, error).max(max, error).meta({ description });
}

/** A number with decimals, `min` to `max`. */
export function decimal(description: string, min: number, max: number) {
  const error = numberFrom("number", min, max);
  return z.number(error).min(min, error).max(max, error).meta({ description });
}

/** A position in degrees: from Hawaii to the north of Alaska, and from the Aleutian Islands to the east of Maine. */
export const coordinates = {
  lat: decimal("Latitude, such as 39.2673.", 18, 72),
  lon: decimal("Longitude, negative in America, such as -76.7983.", -180, -66),
};

export const flag = (description: string) =>
  z.boolean("write true or false, without quotation marks").meta({ description });

export function choice<T extends readonly [string, ...string[]]>(
  description: string,
  values: T,
) {
  return z
    .enum(
      values,
      messageFrom((value) =>
        typeof value === "string"
          ? `“${value}” is not one of the choices; ${hint(value, values)}`
          : `write one of: ${values.join(", ")}`,
      ),
    )
    .meta({ description } satisfies FieldMeta);
}

/** Where the name of a lamp on the map is. */
export const labelSide = choice(
  "Side of the dot on which the map shows the name; the first free one if omitted.",
  sides,
);

/** A calendar day that exists, YYYY-MM-DD. */
export const day = (description: string) =>
  z.iso
    .date(
      messageFrom((value) => {
        const error = /^\d{4}-\d{2}-\d{2}$/.test(String(value))
          ? `there is no day ${String(value)} in the calendar`
          : `“${String(value)}” is not a day`;
        return `${error}; write a day as YYYY-MM-DD, for example 2025-01-22`;
      }),
    )
    .check(
      refine((value) =>
        /^(19|20)/.test(value)
          ? undefined
          : `the year ${value.slice(0, 4)} is out of range; write one from 1900 to 2099`,
      ),
    )
    .meta({ description, sdl: { type: "Date", directive: "@dateformat" } } satisfies FieldMeta);

/** The usual house of an area, on the blank sheet at the end of its page. */
export const house = choice(
  "Typical house there, in outline on the blank sheet at the end of the page; a room if omitted.",
  ["rowhouse", "rancher", "split foyer"],
);
