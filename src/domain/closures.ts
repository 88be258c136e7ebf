/** Days on which the company is closed or has special hours (decision 28). */
import { dayWords, type OpeningDay } from "./hours";
import { dateWords, daysAfter } from "./wall-clock";

export interface Closure {
  /** YYYY-MM-DD. */
  day: string;
  /** The last day of a longer closure, YYYY-MM-DD. */
  until?: string | null;
  /** The reason: "Thanksgiving". */
  reason: string;
  /** HH:MM; undefined if the company is closed. */
  opens?: string | null;
  closes?: string | null;
}

/** How many days ahead closures are shown. */
const ahead = 7;

const lastDay = ({ day, until }: Closure) => until ?? day;

/** The closures that visitors see on the day `date`: current ones and those that begin within a week, the earliest first. */
export const shownClosures = <C extends Closure>(closures: readonly C[], date: string): C[] =>
  closures
    .filter((closure) => lastDay(closure) >= date && closure.day <= daysAfter(date, ahead))
    .sort((a, b) => a.day.localeCompare(b.day));

/** The hours of `date`: those of a closure on that day, or else the usual ones. */
export function hoursOn(
  date: string,
  usual: OpeningDay,
  closures: readonly Closure[],
): OpeningDay {
  const special = closures.find((closure) => closure.day <= date && date <= lastDay(closure));
  return special ? { day: usual.day, opens: special.opens, closes: special.closes } : usual;
}

/**
 * "Thanksgiving, Thursday, November 26: closed", "Thanksgiving, November 26 and 27: closed", "Winter break, December 24 to January 1: closed".
 */
export function closureWords(closure: Closure): string {
  const { day, until, reason } = closure;
  const days = until ? spanWords(day, until) : dateWords(day, { weekday: "long" });
  return `${reason}, ${days}: ${dayWords(closure)}`;
}

function spanWords(first: string, last: string): string {
  const word = daysAfter(first, 1) === last ? "and" : "to";
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dateWords(first)} ${word} ${sameMonth ? Number(last.slice(8)) : dateWords(last)}`;
}
