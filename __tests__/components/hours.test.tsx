/** A closure on the contact page, which the site's own content does not have. */
import { render, screen } from "@testing-library/react";
import { OpenNow } from "../../src/components/OpeningHours";
import { week } from "../../src/content/fields/hours";
import { ContactHours } from "../../src/sections/contact/ContactHours";
import { mockSite } from "../support/site-query";

test("a closure of today replaces the usual hours and is listed", () => {
  const hours = week.map((day) => ({ day, opens: "08:00", closes: "18:00" }));
  const closures = [{ day: "2026-11-26", reason: "Thanksgiving" }];
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
  screen.getByText("Opens tomorrow 8am");
  screen.getByText(/^Thanksgiving, .*: closed$/);
  expect(document.querySelector("[aria-current]")?.textContent).toBe("ThursdayclosedToday");
  jest.useRealTimers();
});
