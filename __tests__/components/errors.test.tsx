/** The error screen for anything that a page may throw. Parts that fail alone: __tests__/site/errors.test.ts. */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../src/components/ErrorBoundary";
import { ErrorScreen } from "../../src/components/ErrorScreen";
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

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
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
