import { marylandTime } from "../../src/domain/maryland-time";

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What the platform's own calendar of time zones says. */
function platform(moment: number) {
  const [day = "", time = ""] = clock.format(moment).split(" ");
  return { day: names.indexOf(day), time };
}

const minute = 60_000;
const years = Array.from({ length: 16 }, (_, index) => 2025 + index);

test.each(years)(
  "in %i it is what the platform says, in every hour and the minute before it",
  (year) => {
    const wrong: string[] = [];
    const check = (moment: number) => {
      const { day, time } = marylandTime(new Date(moment));
      const right = platform(moment);
      if (day !== right.day || time !== right.time) wrong.push(new Date(moment).toISOString());
    };
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 60 * minute) {
      check(at);
      check(at - minute);
    }
    expect(wrong).toEqual([]);
  },
);
