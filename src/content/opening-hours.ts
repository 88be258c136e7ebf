/** The company's fields for opening hours and time zone. */
import { choice, day, group, judged, list, text } from "./fields";

const example = '"08:00" or "17:30"; on a day that is closed take “opens” and “closes” away';

const opens = text(
  "A time of day by the company's clocks, from 00:00 to 23:59, such as 17:30.",
  {
    like: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, example },
  },
);

const closes = text(
  "A time of day by the company's clocks, from 00:01 to 24:00, such as 17:30.",
  { like: { pattern: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, example } },
);

/** The names of the days, from Monday. */
export const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The seven days from Monday. */
export const openingHours = list(
  "The seven days from Monday; a day without times is closed.",
  group("OpeningDay", "A day of the week.", {
    day: choice("The day.", week),
    opens: opens.optional(),
    closes: closes.optional(),
  }).check(judged(({ opens, closes }) => hoursTrouble(opens, closes))),
  { min: 7, max: 7 },
).check(
  judged((days) => {
    if (days.some(({ day }, index) => day !== week[index]))
      return `write each day once, in the order ${week.join(", ")}`;
    if (days.every(({ opens }) => opens === undefined))
      return "every day is closed; write “opens” and “closes” on those that are not";
    return undefined;
  }),
);

/** Days with special hours (decision 28). */
export const closures = list(
  "Days on which the company is closed, or open at other hours; shown a week ahead.",
  group("Closure", "A day, or several.", {
    day: day("The day, or the first of several."),
    until: day("The last of several days.").optional(),
    reason: text("Why, for example Thanksgiving.", { max: 40 }),
    opens: opens.optional(),
    closes: closes.optional(),
  }).check(
    judged(({ opens, closes }) => hoursTrouble(opens, closes)),
    judged(
      ({ day: first, until }) =>
        until === undefined || until > first
          ? undefined
          : "“until” must be a later day than “day”; leave it out where there is one day only",
      ["until"],
    ),
  ),
);

/** The time zone of the company (decision 33). */
export const timeZone = text("The time zone of the company's clocks, by its IANA name.", {
  max: 40,
}).check(
  judged((zone) =>
    isTimeZone(zone)
      ? undefined
      : `there is no time zone called “${zone}”; write the one of the company, such as America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage or Pacific/Honolulu`,
  ),
);

function isTimeZone(name: string): boolean {
  try {
    return !!new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
}

function hoursTrouble(opens?: string, closes?: string): string | undefined {
  if (opens === undefined && closes === undefined) return undefined;
  if (opens === undefined || closes === undefined)
    return "write both “opens” and “closes”, or neither on a day that is closed";
  if (opens < closes) return undefined;
  const midnight = closes === "00:00" ? "; the end of a day is 24:00" : "";
  return `“opens” must be an earlier time than “closes”${midnight}`;
}
