import { week as names } from "../../src/content/opening-hours";
import {
  clockWords,
  hoursLines,
  hoursShort,
  openHours,
  type OpeningDay,
} from "../../src/domain/hours";

const week: OpeningDay[] = names.map((day) =>
  day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" },
);

test.each([
  ["08:00", "8am"],
  ["18:30", "6:30pm"],
  ["12:00", "12pm"],
  ["00:15", "12:15am"],
])("%s is written as %s", (time, words) => {
  expect(clockWords(time)).toBe(words);
});

test("groups days with the same hours", () => {
  expect(hoursLines(week)).toEqual(["Monday to Saturday, 8am to 6pm", "Sunday closed"]);
  expect(hoursShort(week)).toBe("Mon–Sat 8am–6pm");
  expect(openHours(week)).toBe("Monday to Saturday, 8am to 6pm");
});

test("lists a day with other hours separately", () => {
  const shorter = week.map((day) =>
    day.day === "Wednesday" ? { ...day, closes: "12:00" } : day,
  );
  expect(hoursLines(shorter)).toEqual([
    "Monday and Tuesday, 8am to 6pm",
    "Wednesday, 8am to 12pm",
    "Thursday to Saturday, 8am to 6pm",
    "Sunday closed",
  ]);
});

test("a sentence leaves out closed days, wherever they are in the week", () => {
  const late = week.map((day) => {
    if (day.day === "Monday") return { day: day.day };
    return day.day === "Saturday" ? { ...day, opens: "09:00", closes: "14:00" } : day;
  });
  expect(openHours(late)).toBe("Tuesday to Friday, 8am to 6pm; Saturday, 9am to 2pm");
});
