/** The opening hours as built, and after hydration at a certain moment. The time zone is five hours behind UTC. */
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { OpenNow } from "../../src/components/hours/OpenNow";
import { week } from "../../src/content/fields/hours";
import { ContactHours } from "../../src/sections/contact/ContactHours";
import { mockSite } from "../support/site-query";

const page = (
  <>
    <OpenNow className="state" />
    <ContactHours title="Opening hours" />
  </>
);

/** Sets the moment, and a company that is open from 8 to 18 every day and has these closures. */
function at(moment: string, closures: object[] = []) {
  const hours = week.map((day) => ({ day, opens: "08:00", closes: "18:00" }));
  jest.useFakeTimers({ now: new Date(moment) });
  mockSite({
    business: { hours, closures, timeZone: "America/New_York" },
    build: { day: "2026-11-12" },
  });
}
afterEach(() => jest.useRealTimers());

/** The present state, and the highlighted days. */
const present = () =>
  [...document.querySelectorAll(".state, [aria-current]")].map(
    ({ textContent }) => textContent,
  );

test("an open page updates itself at closing time; the built HTML has no present state", () => {
  at("2026-11-26T22:59:40Z");
  expect(renderToString(page)).not.toMatch(/Opens? (now|to)|Today|aria-current/);
  render(page);
  expect(present()).toEqual(["Open now", "Thursday8am–6pmToday, open now"]);
  act(() => void jest.advanceTimersByTime(30_000));
  expect(present()).toEqual(["Opens tomorrow 8am", "Thursday8am–6pmToday"]);
});

test("a closure of today replaces the usual hours and is listed", () => {
  at("2026-11-26T17:00:00Z", [{ day: "2026-11-26", reason: "Thanksgiving" }]);
  render(page);
  expect(present()).toEqual(["Opens tomorrow 8am", "ThursdayclosedToday"]);
  expect(screen.getByText(/^Thanksgiving, .*: closed$/)).toBeVisible();
});
