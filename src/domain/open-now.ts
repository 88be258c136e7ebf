/** Computes whether the company is open at a moment, in its own time zone, including daylight saving time. */
import { hoursOn, type Closure } from "./closures";
import { clockWords, type OpeningDay } from "./hours";
import { dateWords, daysAfter, wallClock } from "./wall-clock";

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
