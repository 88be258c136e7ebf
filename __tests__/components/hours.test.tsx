/** Closures, which the site's own content does not have, and what changes while a page is open. */
import { act, render, screen } from "@testing-library/react";
import { OpenNow } from "../../src/components/OpeningHours";
import { week } from "../../src/content/fields/hours";
import { ContactHours } from "../../src/sections/contact/ContactHours";
import { DayNight } from "../../src/sections/home/DayNight";
import { mockSite } from "../support/site-query";

const fallBreak = { day: "2026-11-23", until: "2026-11-28", reason: "Fall break" };
const thanksgiving = { day: "2026-11-26", reason: "Thanksgiving" };
const shortDay = { ...thanksgiving, reason: "Short day", opens: "08:00", closes: "13:00" };

/** The site of a company with these closures, at a time in UTC. */
function open(closures: readonly (typeof thanksgiving)[], time: string) {
  jest.useFakeTimers({ now: new Date(time) });
  const hours = week.map((day) => ({ day, opens: "08:00", closes: "18:00" }));
  mockSite({
    business: { hours, closures, timeZone: "America/New_York" },
    build: { day: "2026-11-12" },
  });
}

afterEach(() => jest.useRealTimers());

test.each([
  [
    "a closure of today",
    [thanksgiving],
    "Opens tomorrow 8am",
    "closed",
    [/^Thanksgiving, .*: closed$/],
  ],
  [
    "a short day in a break",
    [fallBreak, shortDay],
    "Open now",
    "8am–1pm",
    [
      /^Short day, Thursday, November 26: 8am to 1pm$/,
      /^Fall break, November 27 and 28: closed$/,
    ],
  ],
])("%s replaces the usual hours and is listed", (_, closures, now, today, lines) => {
  open(closures, "2026-11-26T17:00:00Z");
  render(
    <>
      <OpenNow />
      <ContactHours title="Opening hours" />
    </>,
  );
  screen.getByText(now);
  const listed = [...document.querySelectorAll("section p > span")];
  expect(listed.map(({ textContent }) => textContent?.trim())).toEqual(
    lines.map((line) => expect.stringMatching(line) as string),
  );
  expect(document.querySelector("[aria-current]")?.textContent).toMatch(
    `Thursday ${today} Today`,
  );
});

test("a page that is shown again, after hours in which its timers stood still, is right at once", () => {
  open([], "2026-11-25T17:00:00Z");
  render(<OpenNow />);
  screen.getByText("Open now");
  jest.setSystemTime(new Date("2026-11-26T03:00:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  screen.getByText("Opens tomorrow 8am");
});

const current = () => document.querySelector("[aria-current]")?.textContent;

test("an open page follows the clock: opening, closing, midnight, and the end of a closure", () => {
  open([thanksgiving], "2026-11-25T12:59:50Z");
  render(
    <>
      <OpenNow className="now" />
      <DayNight onDrill={undefined} />
      <ContactHours title="Opening hours" />
    </>,
  );
  const state = () => [
    document.querySelector(".now")?.textContent,
    // Of the two, one is always checked.
    document.querySelector("label:has(:checked)")?.textContent,
    current(),
    screen.queryByText(/^Thanksgiving/) !== null,
  ];
  const night = "at night";
  const states = [
    ["12:59:50", "Opens today 8am", night, "Wednesday 8am–6pm Today", true],
    ["13:00:20", "Open now", "by day", "Wednesday 8am–6pm Today, open now", true],
    ["22:59:50", "Open now", "by day", "Wednesday 8am–6pm Today, open now", true],
    ["23:00:20", "Opens Friday 8am", night, "Wednesday 8am–6pm Today", true],
    // Midnight in Maryland, and the next one.
    ["29:00:20", "Opens tomorrow 8am", night, "Thursday closed Today", true],
    ["53:00:20", "Opens today 8am", night, "Friday 8am–6pm Today", false],
    ["61:00:20", "Open now", "by day", "Friday 8am–6pm Today, open now", false],
  ] as const;
  for (const [time, ...expected] of states) {
    const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
    const moment = Date.UTC(2026, 10, 25, hour, minute, second);
    act(() => jest.advanceTimersByTime(moment - Date.now()));
    expect([time, ...state()]).toEqual([time, ...expected]);
  }
  // A visitor's choice stays.
  screen.getByText("at night").click();
  act(() => jest.advanceTimersByTime(60_000));
  expect(state()).toContain(night);
});
