/** @jest-environment node */
/** Opening hours, closures, and whether the company is open now, by its own clock. */
import { week as names } from "../../src/content/fields/hours";
import {
  clockWords,
  hoursLines,
  hoursShort,
  openHours,
  type OpeningDay,
} from "../../src/domain/hours";
import { closureWords, openState, visibleClosures } from "../../src/domain/open-now";

const week: OpeningDay[] = names.map((day) =>
  day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" },
);

test.each([
  ["08:00", "8am"],
  ["18:30", "6:30pm"],
  ["12:00", "12pm"],
  ["00:15", "12:15am"],
  ["24:00", "midnight"],
])("%s is written as %s", (time, words) => {
  expect(clockWords(time)).toBe(words);
});

test("groups days with the same hours", () => {
  expect(hoursLines(week)).toEqual(["Monday to Saturday, 8am to 6pm", "Sunday closed"]);
  expect(hoursShort(week)).toBe("Mon–Sat 8am–6pm");
  expect(openHours(week)).toBe("Monday to Saturday, 8am to 6pm");
});

test("lists a day with other hours separately, and leaves closed days out of a sentence", () => {
  const other = week.map((day) => {
    if (day.day === "Monday") return { day: day.day };
    return day.day === "Wednesday" ? { ...day, opens: "09:00", closes: "14:00" } : day;
  });
  expect(hoursLines(other)).toEqual([
    "Monday closed",
    "Tuesday, 8am to 6pm",
    "Wednesday, 9am to 2pm",
    "Thursday to Saturday, 8am to 6pm",
    "Sunday closed",
  ]);
  expect(openHours(other)).toBe(
    "Tuesday, 8am to 6pm; Wednesday, 9am to 2pm; Thursday to Saturday, 8am to 6pm",
  );
});

test("a day can be open until its end, or all day", () => {
  const late = week.map(({ day }) => ({ day, opens: "17:00", closes: "24:00" }));
  expect(hoursLines(late)).toEqual(["Monday to Sunday, 5pm to midnight"]);
  expect(hoursLines(late.map((day) => ({ ...day, opens: "00:00" })))).toEqual([
    "Monday to Sunday, 24 hours",
  ]);
});

const thanksgiving = { day: "2026-11-26", reason: "Thanksgiving" };
const holidays = { day: "2026-12-24", until: "2027-01-03", reason: "Winter break" };
const eight = { opens: "08:00", closes: "12:00" };
const short = { day: "2026-12-23", reason: "Short day", ...eight };
const closures = [holidays, thanksgiving, short];
const company = { hours: week, closures, timeZone: "America/New_York" };

test.each([
  ["2026-11-18", []],
  ["2026-11-19", [thanksgiving]],
  ["2026-11-26", [thanksgiving]],
  ["2026-11-27", []],
  ["2026-12-17", [short, holidays]],
  ["2027-01-03", [holidays]],
  ["2027-01-04", []],
])("on %s shows the closures of the next seven days", (date, expected) => {
  expect(visibleClosures(closures, date)).toEqual(expected);
});

describe("of closures that overlap, the shorter one counts, of equal ones the one that begins later", () => {
  const long = { ...holidays, day: "2026-12-20", until: "2027-01-02" };
  const inventory = { day: "2026-12-31", until: "2027-01-13", reason: "Inventory", ...eight };
  const overlapping = [long, inventory, short];
  const openOn = (day: string) =>
    openState({ ...company, closures: overlapping }, new Date(`${day}T15:00:00Z`)).open;

  test.each([
    ["2026-12-20", false],
    ["2026-12-23", true],
    ["2026-12-24", false],
    ["2026-12-30", false],
    ["2026-12-31", true],
    ["2027-01-13", true],
  ])("on %s", (day, open) => {
    expect(openOn(day)).toBe(open);
  });

  test.each([
    ["2026-12-15", ["December 20 to 22: closed"]],
    [
      "2026-12-17",
      [
        "December 20 to 22: closed",
        "Wednesday, December 23: 8am to 12pm",
        "December 24 to 30: closed",
      ],
    ],
    ["2026-12-24", ["December 24 to 30: closed", "December 31 to January 13: 8am to 12pm"]],
  ])("in the list of %s no two closures have the same day", (day, lines) => {
    const words = visibleClosures(overlapping, day).map(closureWords);
    expect(words.map((line) => line.replace(/^[\w ]+, /, ""))).toEqual(lines);
  });
});

test("a closure is a day, a range of days or a day with other hours", () => {
  const until = (end: string) => ({ ...thanksgiving, until: end });
  expect([...closures, until("2026-11-27"), until("2026-12-01")].map(closureWords)).toEqual([
    "Winter break, December 24 to January 3: closed",
    "Thanksgiving, Thursday, November 26: closed",
    "Short day, Wednesday, December 23: 8am to 12pm",
    "Thanksgiving, November 26 and 27: closed",
    "Thanksgiving, November 26 to December 1: closed",
  ]);
});

// New York is five hours behind UTC in winter and four in summer.
test.each([
  ["a Saturday in winter, the last minute", "2025-01-11T22:59:59Z", "Open now"],
  ["that Saturday at 18:00", "2025-01-11T23:00:00Z", "Opens Monday 8am"],
  ["that night, Sunday in London already", "2025-01-12T04:59:00Z", "Opens Monday 8am"],
  ["Sunday noon", "2025-01-12T17:00:00Z", "Opens tomorrow 8am"],
  ["Monday before opening", "2025-01-13T12:59:00Z", "Opens today 8am"],
  ["Monday at 08:00", "2025-01-13T13:00:00Z", "Open now"],
  ["the Saturday before clocks go forward", "2025-03-08T22:59:00Z", "Open now"],
  ["the Monday after, 08:00 by the new time", "2025-03-10T12:00:00Z", "Open now"],
  ["the Monday after clocks go back, 07:59", "2025-11-03T12:59:00Z", "Opens today 8am"],
  ["the evening before a closed day", "2026-11-25T23:30:00Z", "Opens Friday 8am"],
  ["a closed day at noon", "2026-11-26T17:00:00Z", "Opens tomorrow 8am"],
  ["a short day at 11am", "2026-12-23T16:00:00Z", "Open now"],
  ["a short day at 1pm, before a break", "2026-12-23T18:00:00Z", "Opens January 4 8am"],
])("computes the state for %s", (_, moment, words) => {
  expect(openState(company, new Date(moment)).words).toBe(words);
});

test("a company without opening hours is closed; today is the day at the company", () => {
  const never = { ...company, hours: names.map((day) => ({ day })) };
  expect(openState(never, new Date("2025-01-12T04:59:00Z"))).toMatchObject({
    words: "Closed",
    today: "Saturday",
  });
});
