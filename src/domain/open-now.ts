/** Days with special hours (decision 28), and whether the company is open (decision 33). Not in hours.ts, which every page loads for its header. */
import { clockWords, dayWords, type OpeningDay } from "./hours";

export interface SpecialHours {
  /** YYYY-MM-DD. */
  day: string;
  /** The last day, if there are several, YYYY-MM-DD. */
  until?: string | null;
  /** The reason: "Thanksgiving". */
  reason: string;
  /** HH:MM; undefined if the company is closed. */
  opens?: string | null;
  closes?: string | null;
}

/** How many days ahead closures are shown. */
const noticeDays = 7;

const lastDay = ({ day, until }: SpecialHours) => until ?? day;

/** The closure that applies on the day `date`: of several the shortest, of equal ones the one that begins last (decision 44). */
const closureOn = <C extends SpecialHours>(
  closures: readonly C[],
  date: string,
): C | undefined =>
  closures
    .filter((closure) => closure.day <= date && date <= lastDay(closure))
    .sort((a, b) => lengthOf(a) - lengthOf(b) || b.day.localeCompare(a.day))[0];

const lengthOf = (closure: SpecialHours) =>
  Date.parse(lastDay(closure)) - Date.parse(closure.day);

/** `closures` without the days on which another one applies, so that they do not overlap: a break around a short day is two. The earliest is first. */
export function countingClosures<C extends SpecialHours>(closures: readonly C[]): C[] {
  const parts = closures.flatMap((closure) => {
    const own: C[] = [];
    let part: C | undefined;
    for (let day = closure.day; day <= lastDay(closure); day = daysAfter(day, 1)) {
      if (closureOn(closures, day) !== closure) part = undefined;
      else if (part) part.until = day;
      else own.push((part = { ...closure, day, until: undefined }));
    }
    return own;
  });
  return parts.sort((a, b) => a.day.localeCompare(b.day));
}

/** The closures that visitors see on the day `date`: current ones and those that begin within a week, the earliest first. */
export const visibleClosures = <C extends SpecialHours>(
  closures: readonly C[],
  date: string,
): C[] =>
  countingClosures(closures).filter(
    (closure) => lastDay(closure) >= date && closure.day <= daysAfter(date, noticeDays),
  );

/** The hours of `date`: those of a closure on that day, or else the usual ones. */
export function hoursOn(date: string, usual: OpeningDay, closures: readonly SpecialHours[]) {
  const special = closureOn(closures, date);
  return special ? { day: usual.day, opens: special.opens, closes: special.closes } : usual;
}

/**
 * "Thanksgiving, Thursday, November 26: closed", "Thanksgiving, November 26 and 27: closed", "Winter break, December 24 to January 1: closed".
 */
export function closureWords(closure: SpecialHours): string {
  const { day, until, reason } = closure;
  const days = until ? spanWords(day, until) : dateWords(day, { weekday: "long" });
  return `${reason}, ${days}: ${dayWords(closure)}`;
}

function spanWords(first: string, last: string): string {
  const word = daysAfter(first, 1) === last ? "and" : "to";
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dateWords(first)} ${word} ${sameMonth ? Number(last.slice(8)) : dateWords(last)}`;
}

export interface OpeningHours {
  /** The seven days from Monday. */
  hours: readonly OpeningDay[];
  closures: readonly SpecialHours[];
  /** An IANA name. */
  timeZone: string;
}

export type OpenState = ReturnType<typeof openState>;

/** If the company does not open within this many days, it is shown as “Closed”. */
const maxDaysAhead = 60;

/**
 * @param moment any moment; it is converted to the company's time zone.
 * @returns the name of that day, its date (YYYY-MM-DD), and in words: "Open now"; "Opens today 8am", or tomorrow, Monday, January 2; or "Closed" if
 * it does not open soon.
 */
export function openState(company: OpeningHours, moment: Date) {
  const { hours, closures, timeZone } = company;
  const { date, day, time } = wallClock(moment, timeZone);
  const hoursIn = (days: number): OpeningDay => {
    const usual = hours[(day + days) % hours.length] ?? { day: "" };
    return hoursOn(daysAfter(date, days), usual, closures);
  };
  const nextOpening = () => {
    for (let days = 0; days <= maxDaysAhead; days += 1) {
      const next = hoursIn(days);
      if (!next.opens || (days === 0 && next.opens <= time)) continue;
      const later = days < 7 ? next.day : dateWords(daysAfter(date, days));
      return `Opens ${["today", "tomorrow"][days] ?? later} ${clockWords(next.opens)}`;
    }
    return "Closed";
  };
  const { day: today, opens, closes } = hoursIn(0);
  const open = Boolean(opens && closes && opens <= time && time < closes);
  return { open, today, date, words: open ? "Open now" : nextOpening() };
}

/**
 * The local date (YYYY-MM-DD), weekday (counted from Monday, which is 0) and time (HH:MM) in `timeZone` at `moment`.
 * In the browser call it only in effects: the first call takes 11 ms on a slow phone.
 * @param timeZone an IANA name, such as America/New_York; throws a RangeError for any other.
 */
export function wallClock(moment: Date, timeZone: string) {
  // The Swedish locale formats dates as YYYY-MM-DD HH:MM:SS.
  const [date = "", time = ""] = moment.toLocaleString("sv-SE", { timeZone }).split(" ");
  const day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { date, day, time: time.slice(0, 5) };
}

/** The date `days` after `date`, both YYYY-MM-DD. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** "November 26"; `options` add a weekday or a year. @param date YYYY-MM-DD. */
export const dateWords = (date: string, options: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
    ...options,
  }).format(new Date(`${date}T00:00:00Z`));
