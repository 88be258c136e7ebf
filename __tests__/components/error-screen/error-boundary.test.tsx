import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { keepBuiltHeader } from "../../../src/client/built-header";
import { ErrorBoundary } from "../../../src/components/error-screen/ErrorBoundary";

jest.mock("../../../src/seo/Head", () => ({ Head: () => null }));

function Page({ error }: { error: unknown }): null {
  throw error;
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { phone: { display: "(410) 555-0142", e164: "+14105550142" } },
    navigation: {},
    build: {},
    brand: {},
    screenWords: {
      errorTitle: "Unexpected Application Error!",
      errorText: "Please load the page again, or call us.",
      errorReload: "Load again",
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (error: unknown) =>
  render(
    <ErrorBoundary path="/a">
      <Page error={error} />
    </ErrorBoundary>,
  );

test.each([
  [
    "a response of a server",
    { status: 503, statusText: "Service Unavailable" },
    "503 Service Unavailable",
  ],
  [
    "an error with a status",
    Object.assign(new Error("no"), { status: 404, statusText: "Not Found" }),
    "404 Not Found",
  ],
  ["a status without text", { status: 500 }, "500"],
  ["an error", new Error("data.title is missing"), "data.title is missing"],
  ["a string", "went wrong", "went wrong"],
])("shows the title and the details of %s", (_, error, text) => {
  show(error);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Unexpected Application Error!",
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Load again" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "(410) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+14105550142",
  );
});

test.each([[undefined], [null], [{}], [0]])("shows the screen for %j", (error) => {
  show(error);
  expect(screen.getByRole("alert")).toHaveTextContent("Unexpected Application Error!");
});

test("renders again after a navigation to another page", () => {
  const { rerender } = show(new Error("broken"));
  rerender(
    <ErrorBoundary path="/b">
      <h1>Page b</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Page b" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the fallback without site data takes header and phone number from the built HTML", () => {
  jest.mocked(useStaticQuery).mockImplementation(() => {
    throw new Error("The result of this StaticQuery … This is likely a bug in Gatsby …");
  });
  const html = document.createElement("div");
  html.innerHTML = `<header><a href="tel:+12025550100">(202) 555-0100</a>
    <button popovertarget="drawer">Menu</button></header>`;
  keepBuiltHeader(html);
  render(
    <ErrorBoundary path="" bare>
      <ErrorBoundary path="">
        <Page error={new Error("first")} />
      </ErrorBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByRole("alert")).not.toHaveTextContent("Gatsby");
  expect(screen.getByRole("alert")).toHaveTextContent("did not arrive whole");
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
  expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
  for (const link of screen.getAllByRole("link", { name: "(202) 555-0100" }))
    expect(link).toHaveAttribute("href", "tel:+12025550100");
});

test("wraps the error screen in what `around` returns", () => {
  render(
    <ErrorBoundary path="/a" around={(shown) => <main>{shown}</main>}>
      <Page error={new Error("broken")} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("main")).toHaveTextContent("broken");
});
