/** The opening hours in words. */

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

interface HoursRun {
  first: string;
  last: string;
  /** The number of days. */
  length: number;
  hours: OpeningDay;
}

/** Groups consecutive days with the same hours. */
const hoursRuns = (days: readonly OpeningDay[]): HoursRun[] =>
  days.reduce<HoursRun[]>((runs, hours) => {
    const run = runs.at(-1);
    if (run && dayWords(run.hours) === dayWords(hours))
      return [...runs.slice(0, -1), { ...run, last: hours.day, length: run.length + 1 }];
    return [...runs, { first: hours.day, last: hours.day, length: 1, hours }];
  }, []);

const openRuns = (days: readonly OpeningDay[]) =>
  hoursRuns(days).filter(({ hours }) => hours.opens);

function runWords({ first, last, length, hours }: HoursRun): string {
  const names = length === 1 ? first : `${first} ${length === 2 ? "and" : "to"} ${last}`;
  return `${names}${hours.opens ? "," : ""} ${dayWords(hours)}`;
}

/** "Monday to Friday, 8am to 6pm" and "Saturday and Sunday closed". */
export const hoursLines = (days: readonly OpeningDay[]): string[] =>
  hoursRuns(days).map(runWords);

/** "Monday to Friday, 8am to 6pm; Saturday, 9am to 2pm": only the open days, for a sentence. */
export const openHours = (days: readonly OpeningDay[]): string =>
  openRuns(days).map(runWords).join("; ");

/** "Mon–Sat 8am–6pm": only the open days, shortened for a badge. */
export const hoursShort = (days: readonly OpeningDay[]): string =>
  openRuns(days)
    .map(({ first, last, hours }) => {
      const names = [...new Set([first, last])].map((day) => day.slice(0, 3));
      return `${names.join("–")} ${dayWords(hours, "–")}`;
    })
    .join(", ");
