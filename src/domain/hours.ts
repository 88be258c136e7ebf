/** Opening hours: in words, on days with special hours (decision 28), and at a moment in the company's time zone (decision 33). */

export interface OpeningDay {
  day: string;
  /** HH:MM; undefined if the day is closed. The end of a day is 24:00. */
  opens?: string | null;
  closes?: string | null;
}

/** "08:00" as "8am", "18:30" as "6:30pm", "24:00" as "midnight". */
export function clockWords(time: string): string {
  if (/^(00|24):00$/.test(time)) return "midnight";
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? "am" : "pm";
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""}${half}`;
}

/** "8am to 6pm", "24 hours", or "closed". */
export function dayWords({ opens, closes }: OpeningDay, between = " to "): string {
  if (opens === "00:00" && closes === "24:00") return "24 hours";
  return opens && closes ? `${clockWords(opens)}${between}${clockWords(closes)}` : "closed";
}

export interface HoursRun {
  first: string;
  last: string;
  /** The number of days. */
  length: number;
  words: string;
  closed: boolean;
}

/** Groups consecutive days with the same hours. */
export function hoursRuns(days: readonly OpeningDay[], between = " to "): HoursRun[] {
  return days.reduce<HoursRun[]>((runs, day) => {
    const words = dayWords(day, between);
    const run = runs.at(-1);
    if (run?.words === words)
      return [...runs.slice(0, -1), { ...run, last: day.day, length: run.length + 1 }];
    return [...runs, { first: day.day, last: day.day, length: 1, words, closed: !day.opens }];
  }, []);
}

/** "Monday to Friday, 8am to 6pm" and "Saturday and Sunday closed". */
export const hoursLines = (days: readonly OpeningDay[]): string[] =>
  hoursRuns(days).map(runWords);

/** "Monday to Friday, 8am to 6pm; Saturday, 9am to 2pm": only the open days, for a sentence. */
export const openHours = (days: readonly OpeningDay[]): string =>
  hoursRuns(days)
    .filter(({ closed }) => !closed)
    .map(runWords)
    .join("; ");

function runWords({ first, last, length, words, closed }: HoursRun): string {
  const names = length === 1 ? first : `${first} ${length === 2 ? "and" : "to"} ${last}`;
  return closed ? `${names} closed` : `${names}, ${words}`;
}

/** "Mon–Sat 8am–6pm": only the open days, shortened for a badge. */
export function hoursShort(days: readonly OpeningDay[]): string {
  return hoursRuns(days, "–")
    .filter(({ closed }) => !closed)
    .map(({ first, last, words }) => {
      const names =
        first === last ? first.slice(0, 3) : `${first.slice(0, 3)}–${last.slice(0, 3)}`;
      return `${names} ${words}`;
    })
    .join(", ");
}

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
export const visibleClosures = <C extends Closure>(closures: readonly C[], date: string): C[] =>
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

export interface OpeningHours {
  /** The seven days from Monday. */
  hours: readonly OpeningDay[];
  closures: readonly Closure[];
  /** An IANA name. */
  timeZone: string;
}

export interface OpenState {
  open: boolean;
  /** The name of that day. */
  today: string;
  /** The day, YYYY-MM-DD. */
  date: string;
  /**
   * "Open now", "Opens today 8am", "Opens tomorrow 8am", "Opens Monday 8am", "Opens January 2 8am", or "Closed" if it does not open soon.
   */
  words: string;
}

/** The maximum number of days to the next opening; if there is none until then, the company is only said to be closed. */
const farthest = 60;

/** @param moment any moment; it is converted to the company's time zone. */
export function openState(company: OpeningHours, moment: Date): OpenState {
  const { day: index, date, time } = wallClock(moment, company.timeZone);
  const { day: today = "", opens, closes } = dayAhead(company, date, index, 0) ?? {};
  if (opens && closes && opens <= time && time < closes)
    return { open: true, today, date, words: "Open now" };
  const next = nextOpening(company, date, index, time);
  return { open: false, today, date, words: next ? `Opens ${next}` : "Closed" };
}

function dayAhead(
  { hours, closures }: OpeningHours,
  date: string,
  index: number,
  ahead: number,
): OpeningDay | undefined {
  const usual = hours[(index + ahead) % hours.length];
  return usual && hoursOn(daysAfter(date, ahead), usual, closures);
}

function nextOpening(company: OpeningHours, date: string, today: number, time: string) {
  for (let ahead = 0; ahead <= farthest; ahead += 1) {
    const day = dayAhead(company, date, today, ahead);
    if (!day?.opens || (ahead === 0 && day.opens <= time)) continue;
    const later = ahead < 7 ? day.day : dateWords(daysAfter(date, ahead));
    return `${["today", "tomorrow"][ahead] ?? later} ${clockWords(day.opens)}`;
  }
  return undefined;
}

/** A moment as local date and time. */
export interface WallClock {
  /** YYYY-MM-DD. */
  date: string;
  /** Counted from Monday, which is 0. */
  day: number;
  /** HH:MM, of 24 hours. */
  time: string;
}

/**
 * The local date and time in `timeZone` at `moment`.
 * @param timeZone an IANA name, such as America/New_York; throws a RangeError for any other. In the browser call it only in effects: the
 *   first call takes 11 ms on a slow phone.
 */
export function wallClock(moment: Date, timeZone: string): WallClock {
  // The Swedish locale formats dates as YYYY-MM-DD HH:MM:SS.
  const [date = "", time = ""] = moment.toLocaleString("sv-SE", { timeZone }).split(" ");
  return { date, day: dayOfWeek(date), time: time.slice(0, 5) };
}

/** The weekday of `date`, counted from Monday, which is 0. */
const dayOfWeek = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

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
