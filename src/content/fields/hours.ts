/** The company's fields for opening hours and time zone. */
import { group, list } from "./groups";
import { refine } from "./meta";
import { text } from "./text";
import { choice, day } from "./values";

const example = '"08:00" or "17:30"; for a closed day, omit both “opens” and “closes”';

export const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const times = {
  opens: text("Opening time, 00:00 to 23:59, for example 08:00.", {
    format: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, example },
  }).optional(),
  closes: text("Closing time, 00:01 to 24:00, for example 17:30.", {
    format: { pattern: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, example },
  }).optional(),
};

/** A day has both times, in their order, or none. */
const bothTimes = refine(({ opens, closes }: { opens?: string; closes?: string }) => {
  if (opens === undefined && closes === undefined) return undefined;
  if (opens === undefined || closes === undefined)
    return "write both “opens” and “closes”, or omit both for a closed day";
  if (opens < closes) return undefined;
  const midnight = closes === "00:00" ? "; midnight at the end of a day is 24:00" : "";
  return `“opens” must be earlier than “closes”${midnight}`;
});

/** The seven days from Monday. */
export const openingHours = list(
  "Opening hours: the seven days from Monday; a day without times is closed.",
  group("OpeningDay", "Day of the week.", { day: choice("Day.", week), ...times }).check(
    bothTimes,
  ),
  { min: 7, max: 7 },
).check(
  refine((days) => {
    if (days.some(({ day }, index) => day !== week[index]))
      return `write each day once, in the order ${week.join(", ")}`;
    if (days.every(({ opens }) => opens === undefined))
      return "every day is closed; write “opens” and “closes” on those that are not";
    return undefined;
  }),
);

/** In days. More are a wrong year. */
const longestClosure = 180;

/** Days with special hours (decision 28). */
export const closures = list(
  "Days on which the company is closed or has other hours; the site announces them a week ahead.",
  group("Closure", "Day or days with other hours.", {
    day: day("Day, or the first of several."),
    until: day("Last day, if there are several.").optional(),
    reason: text("Reason, for example Thanksgiving.", { max: 40 }),
    ...times,
  })
    .check(bothTimes)
    .refine(({ day: first, until }) => until === undefined || until > first, {
      error: "“until” must be later than “day”; leave it out if there is only one day",
      path: ["until"],
    })
    .refine(
      // An invalid day is reported by itself; it gives NaN here.
      ({ day: first, until = first }) =>
        !(Date.parse(until) - Date.parse(first) > longestClosure * 86_400_000),
      {
        error: `“until” is more than ${longestClosure} days after “day”; correct the date, or change “hours” if they stay that way`,
        path: ["until"],
      },
    ),
);

const ownZone =
  "write the company’s, such as America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage or Pacific/Honolulu";

/** The time zone of the company (decision 33). */
export const timeZone = text("Time zone, by its IANA name.", { max: 40 }).check(
  refine((zone) => {
    if (!/^(America|Pacific)\//.test(zone))
      return `“${zone}” is not named after a place in the United States; ${ownZone}`;
    try {
      new Intl.DateTimeFormat("en-US", { timeZone: zone });
      return undefined;
    } catch {
      return `there is no time zone called “${zone}”; ${ownZone}`;
    }
  }),
);
