import { week as names } from "../../src/content/opening-hours";
import type { OpeningDay } from "../../src/domain/hours";
import { openState } from "../../src/domain/open-now";

const week: OpeningDay[] = names.map((day) =>
  day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" },
);

const company = { hours: week, closures: [], timeZone: "America/New_York" };

// New York is five hours behind UTC in winter and four in summer.
test.each([
  ["a Saturday in winter, the last minute", "2025-01-11T22:59:59Z", "Open now", "Saturday"],
  ["that Saturday at 18:00", "2025-01-11T23:00:00Z", "Opens Monday 8am", "Saturday"],
  [
    "that night, Sunday in London already",
    "2025-01-12T04:59:00Z",
    "Opens Monday 8am",
    "Saturday",
  ],
  ["Sunday noon", "2025-01-12T17:00:00Z", "Opens tomorrow 8am", "Sunday"],
  ["Monday before opening", "2025-01-13T12:59:00Z", "Opens today 8am", "Monday"],
  ["Monday at 08:00", "2025-01-13T13:00:00Z", "Open now", "Monday"],
  ["Friday evening", "2025-01-10T23:30:00Z", "Opens tomorrow 8am", "Friday"],
  [
    "the Saturday before clocks go forward, 17:59",
    "2025-03-08T22:59:00Z",
    "Open now",
    "Saturday",
  ],
  ["the Monday after, 08:00 by the new time", "2025-03-10T12:00:00Z", "Open now", "Monday"],
  ["the Monday after, 07:59", "2025-03-10T11:59:00Z", "Opens today 8am", "Monday"],
  ["the Saturday before clocks go back, 17:59", "2025-11-01T21:59:00Z", "Open now", "Saturday"],
  [
    "the Monday after, 07:59 by the old time",
    "2025-11-03T12:59:00Z",
    "Opens today 8am",
    "Monday",
  ],
  ["the Monday after, 08:00", "2025-11-03T13:00:00Z", "Open now", "Monday"],
])("computes the state for %s", (_, moment, words, today) => {
  expect(openState(company, new Date(moment))).toMatchObject({ words, today });
});

test("a company without opening hours is closed", () => {
  const never = { ...company, hours: names.map((day) => ({ day })) };
  expect(openState(never, new Date("2025-01-13T13:00:00Z")).words).toBe("Closed");
});

const closures = [
  { day: "2026-11-26", reason: "Thanksgiving" },
  { day: "2026-12-24", until: "2027-01-03", reason: "Winter break" },
  { day: "2026-12-23", reason: "Short day", opens: "08:00", closes: "12:00" },
];

test.each([
  ["the evening before a closed day", "2026-11-25T23:30:00Z", "Opens Friday 8am"],
  ["a closed day at noon", "2026-11-26T17:00:00Z", "Opens tomorrow 8am"],
  ["a short day at 11am", "2026-12-23T16:00:00Z", "Open now"],
  ["a short day at 1pm, before a break", "2026-12-23T18:00:00Z", "Opens January 4 8am"],
])("computes the state for %s", (_, moment, words) => {
  expect(openState({ ...company, closures }, new Date(moment)).words).toBe(words);
});

test("a company without daylight saving time opens by its own clock", () => {
  const phoenix = { ...company, timeZone: "America/Phoenix" };
  expect(openState(phoenix, new Date("2025-07-14T14:59:00Z")).words).toBe("Opens today 8am");
  expect(openState(phoenix, new Date("2025-07-14T15:00:00Z")).words).toBe("Open now");
});
