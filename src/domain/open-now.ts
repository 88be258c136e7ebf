/** Whether the company is open at a moment, in Maryland's time, through both clock changes. */
import { clockWords, type OpeningDay } from "./hours";
import { marylandTime } from "./maryland-time";

export interface OpenState {
  open: boolean;
  /** The name of the day in Maryland. */
  today: string;
  /** "Open now", "Opens today 8am", "Opens tomorrow 8am" or "Opens Monday 8am". */
  words: string;
}

/**
 * @param days the seven days from Monday.
 * @param moment any moment; only Maryland's wall clock at it counts.
 */
export function openState(days: readonly OpeningDay[], moment: Date): OpenState {
  const { day: index, time } = marylandTime(moment);
  const hours = days[index];
  const today = hours?.day ?? "";
  if (hours?.opens && hours.closes && hours.opens <= time && time < hours.closes)
    return { open: true, today, words: "Open now" };
  const next = nextOpening(days, index, time);
  return { open: false, today, words: next ? `Opens ${next}` : "Closed" };
}

function nextOpening(days: readonly OpeningDay[], today: number, time: string) {
  for (let ahead = 0; ahead <= days.length; ahead += 1) {
    const day = days[(today + ahead) % days.length];
    if (!day?.opens || (ahead === 0 && day.opens <= time)) continue;
    const name = ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : day.day;
    return `${name} ${clockWords(day.opens)}`;
  }
  return undefined;
}
