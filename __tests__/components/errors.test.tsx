/** What stays of a page when a part of it throws. */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { ErrorBoundary, OptionalBoundary } from "../../src/components/ErrorBoundary";
import { ErrorScreen, keepBuiltHeader, RootBoundary } from "../../src/components/ErrorScreen";
import { mockSite } from "../support/site-query";

jest.mock("../../src/seo/Head", () => ({ Head: () => null }));

function Throw({ error }: { error: unknown }): null {
  throw error;
}
const page = (content: ReactNode, path = "/a") => (
  <ErrorBoundary key={path} fallback={(error) => <ErrorScreen error={error} />}>
    {content}
  </ErrorBoundary>
);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  mockSite({
    business: { phone: { display: "(410) 555-0142", e164: "+14105550142" } },
    screenLabels: { errorTitle: "Unexpected Application Error!", errorReload: "Load again" },
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [{ status: 503, statusText: "Service Unavailable" }, "503 Service Unavailable"],
  [new Error("data.title is missing"), "data.title is missing"],
  [undefined, ""],
])(
  "a page that throws %p shows the error screen, which ends on the next page",
  (error, text) => {
    const { rerender } = render(page(<Throw error={error} />));
    expect(screen.getByRole("alert")).toHaveTextContent(`Unexpected Application Error!${text}`);
    expect(screen.getByRole("button", { name: "Load again" })).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", "tel:+14105550142");
    rerender(page(<h1>Page b</h1>, "/b"));
    expect(screen.getByRole("heading", { name: "Page b" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("without the site's data, the error screen has the header and the phone number of the built HTML", () => {
  jest.mocked(useStaticQuery).mockImplementation(() => {
    throw new Error("The result of this StaticQuery could not be fetched.");
  });
  const html = document.createElement("div");
  html.innerHTML = `<header><a href="tel:+12025550100">(202) 555-0100</a>
    <button popovertarget="drawer">Menu</button></header>`;
  keepBuiltHeader(html);
  render(
    <RootBoundary frame={(screen) => screen}>
      <Throw error={new Error("first")} />
    </RootBoundary>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(/^Unexpected Application Error!/);
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
  expect(screen.getAllByRole("link", { name: "(202) 555-0100" })).toHaveLength(2);
});

test("an optional part that throws is replaced and named in the console; the rest of the page stays", () => {
  const failed = jest.fn();
  render(
    page(
      <>
        <h1>Page</h1>
        <OptionalBoundary name="video" instead={<img alt="still" />} onFail={failed}>
          <Throw error={new Error("broken")} />
        </OptionalBoundary>
        <OptionalBoundary name="map">a map</OptionalBoundary>
      </>,
    ),
  );
  expect(screen.getByRole("heading", { name: "Page" })).toBeVisible();
  expect(screen.getByRole("img", { name: "still" })).toBeVisible();
  expect(screen.getByText("a map")).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith("The video failed and is left out.");
});
