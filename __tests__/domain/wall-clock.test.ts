import { daysAfter, wallClock } from "../../src/domain/wall-clock";

test.each([
  // The fourth value is the weekday; Monday is 0.
  ["America/New_York", "2025-03-09T04:59:59Z", "2025-03-08", 5, "23:59"],
  ["America/New_York", "2025-03-09T07:00:00Z", "2025-03-09", 6, "03:00"],
  ["America/New_York", "2025-11-02T06:30:00Z", "2025-11-02", 6, "01:30"],
  ["America/Phoenix", "2025-07-01T06:59:00Z", "2025-06-30", 0, "23:59"],
  ["America/Phoenix", "2025-01-01T07:00:00Z", "2025-01-01", 2, "00:00"],
  ["America/Anchorage", "2025-07-01T07:59:00Z", "2025-06-30", 0, "23:59"],
  ["Pacific/Honolulu", "2025-12-25T09:59:00Z", "2025-12-24", 2, "23:59"],
])("returns the local time in %s at %s", (zone, moment, date, day, time) => {
  expect(wallClock(new Date(moment), zone)).toEqual({ date, day, time });
});

test("throws for an unknown time zone", () => {
  expect(() => wallClock(new Date(0), "America/Baltimore")).toThrow(RangeError);
});

test("counts days across months, years and changes of the clock", () => {
  expect(daysAfter("2024-02-28", 2)).toBe("2024-03-01");
  expect(daysAfter("2025-12-31", 1)).toBe("2026-01-01");
  expect(daysAfter("2025-03-08", 1)).toBe("2025-03-09");
});
