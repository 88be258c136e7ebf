import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { week } from "../../../src/content/opening-hours";
import { ContactHours } from "../../../src/sections/contact/ContactHours";

const hours = week.map((day) => ({ day, opens: "08:00", closes: "18:00" }));

afterEach(() => jest.useRealTimers());

/** Renders the hours on Thursday, November 26, 2026, at noon in New York, and returns the words of that day. */
function thursday(closures: object[]) {
  jest.useFakeTimers({ now: new Date("2026-11-26T17:00:00Z") });
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { hours, closures, timeZone: "America/New_York" },
    navigation: {},
    build: { day: "2026-11-26", closures: [] },
    brand: {},
    screenWords: {},
  });
  render(<ContactHours title="Opening hours" />);
  const item = screen
    .getAllByRole("listitem")
    .find((each) => each.hasAttribute("aria-current"));
  return item?.textContent;
}

test("highlights today", () => {
  expect(thursday([])).toBe("Thursday8am–6pmToday, open now");
});

test("shows today's special hours instead of the usual ones", () => {
  expect(thursday([{ day: "2026-11-26", reason: "Thanksgiving" }])).toBe("ThursdayclosedToday");
});
