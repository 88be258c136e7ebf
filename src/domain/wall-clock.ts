/** What the clocks show where the company is (decision 33). */

/** A moment by a wall clock. */
export interface WallClock {
  /** YYYY-MM-DD. */
  date: string;
  /** From Monday, which is 0. */
  day: number;
  /** HH:MM, of 24 hours. */
  time: string;
}

/**
 * The wall clock in `timeZone` at `moment`.
 * @param timeZone an IANA name, such as America/New_York; throws a RangeError for any other. In the browser it is for effects only: the
 * first answer takes 11 ms on a slow phone.
 */
export function wallClock(moment: Date, timeZone: string): WallClock {
  // Swedish writes dates as YYYY-MM-DD HH:MM:SS.
  const [date = "", time = ""] = moment.toLocaleString("sv-SE", { timeZone }).split(" ");
  return { date, day: dayOfWeek(date), time: time.slice(0, 5) };
}

/** From Monday, which is 0. */
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
