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

/** Consecutive days with the same hours. */
type Run = [OpeningDay, ...OpeningDay[]];

function runsOf(days: readonly OpeningDay[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const run = runs[runs.length - 1];
    if (run && dayWords(run[0]) === dayWords(day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

const openRuns = (days: readonly OpeningDay[]) => runsOf(days).filter(([day]) => day.opens);

/** The name of the first day and, if there are more, that of the last one. */
function endsOf([first, ...others]: Run): string[] {
  return [first, ...others.slice(-1)].map(({ day }) => day);
}

function runWords(run: Run): string {
  const names = endsOf(run).join(run.length === 2 ? " and " : " to ");
  return `${names}${run[0].opens ? "," : ""} ${dayWords(run[0])}`;
}

/** "Monday to Friday, 8am to 6pm" and "Saturday and Sunday closed". */
export const hoursLines = (days: readonly OpeningDay[]): string[] => runsOf(days).map(runWords);

/** "Monday to Friday, 8am to 6pm; Saturday, 9am to 2pm": only the open days, for a sentence. */
export const openHours = (days: readonly OpeningDay[]): string =>
  openRuns(days).map(runWords).join("; ");

/** "Mon–Sat 8am–6pm": only the open days, shortened for a badge. */
export const hoursShort = (days: readonly OpeningDay[]): string =>
  openRuns(days)
    .map((run) => {
      const names = endsOf(run).map((day) => day.slice(0, 3));
      return `${names.join("–")} ${dayWords(run[0], "–")}`;
    })
    .join(", ");
