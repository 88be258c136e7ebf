/** A closure on the contact page, which the site's own content does not have. */
import { render, screen } from "@testing-library/react";
import { OpenNow } from "../../src/components/OpeningHours";
import { week } from "../../src/content/fields/hours";
import { ContactHours } from "../../src/sections/contact/ContactHours";
import { mockSite } from "../support/site-query";

const fallBreak = { day: "2026-11-23", until: "2026-11-28", reason: "Fall break" };
const thanksgiving = { day: "2026-11-26", reason: "Thanksgiving" };
const shortDay = { ...thanksgiving, reason: "Short day", opens: "08:00", closes: "13:00" };

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
  const hours = week.map((day) => ({ day, opens: "08:00", closes: "18:00" }));
  jest.useFakeTimers({ now: new Date("2026-11-26T17:00:00Z") });
  mockSite({
    business: { hours, closures, timeZone: "America/New_York" },
    build: { day: "2026-11-12" },
  });
  render(
    <>
      <OpenNow />
      <ContactHours title="Opening hours" />
    </>,
  );
  screen.getByText(now);
  const listed = [...document.querySelectorAll("section p > span")];
  expect(listed.map(({ textContent }) => textContent)).toEqual(
    lines.map((line) => expect.stringMatching(line) as string),
  );
  expect(document.querySelector("[aria-current]")?.textContent).toMatch(
    `Thursday${today}Today`,
  );
});
