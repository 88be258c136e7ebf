import { closureWords, hoursOn, shownClosures } from "../../src/domain/closures";

const thanksgiving = { day: "2026-11-26", reason: "Thanksgiving" };
const holidays = { day: "2026-12-24", until: "2027-01-01", reason: "Winter break" };
const short = { day: "2026-12-23", reason: "Short day", opens: "08:00", closes: "12:00" };
const closures = [holidays, thanksgiving, short];

test.each([
  ["2026-11-18", []],
  ["2026-11-19", [thanksgiving]],
  ["2026-11-26", [thanksgiving]],
  ["2026-11-27", []],
  ["2026-12-17", [short, holidays]],
  ["2027-01-01", [holidays]],
  ["2027-01-02", []],
])("on %s shows the closures of the next seven days", (date, shown) => {
  expect(shownClosures(closures, date)).toEqual(shown);
});

test("a closure is a day, a range of days or a day with other hours", () => {
  expect(closures.map(closureWords)).toEqual([
    "Winter break, December 24 to January 1: closed",
    "Thanksgiving, Thursday, November 26: closed",
    "Short day, Wednesday, December 23: 8am to 12pm",
  ]);
});

test.each([
  ["2026-11-26", "2026-11-27", "November 26 and 27"],
  ["2026-11-26", "2026-11-28", "November 26 to 28"],
  ["2026-12-31", "2027-01-01", "December 31 and January 1"],
])("a closure from %s until %s is written as %s", (day, until, words) => {
  expect(closureWords({ day, until, reason: "Holiday" })).toBe(`Holiday, ${words}: closed`);
});

test("a closure replaces the usual hours", () => {
  const usual = { day: "Monday", opens: "08:00", closes: "18:00" };
  expect(hoursOn("2026-12-22", usual, closures)).toBe(usual);
  expect(hoursOn("2026-12-23", usual, closures)).toMatchObject({ closes: "12:00" });
  expect(hoursOn("2026-12-28", usual, closures).opens).toBeUndefined();
});
