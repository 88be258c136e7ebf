import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { ErrorBoundary } from "../../../src/components/error-screen/ErrorBoundary";
import { OptionalBoundary } from "../../../src/components/optional-boundary/OptionalBoundary";

function Broken(): null {
  throw new Error("broken");
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a part that throws leaves the rest of the page standing, and says which it was", () => {
  render(
    <ErrorBoundary path="/">
      <h1>Page</h1>
      <OptionalBoundary name="carousel">
        <Broken />
      </OptionalBoundary>
      <p>Rest</p>
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Page" })).toBeInTheDocument();
  expect(screen.getByText("Rest")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(logged).toHaveBeenCalledWith("The carousel failed and is left out.");
});

test("something else can stand in its place", () => {
  render(
    <OptionalBoundary name="video" instead={<img alt="still" />}>
      <Broken />
    </OptionalBoundary>,
  );
  expect(screen.getByRole("img", { name: "still" })).toBeInTheDocument();
});

test("what leads to it is told", () => {
  function Gallery() {
    const [plain, setPlain] = useState(false);
    return (
      <>
        <p>{plain ? "links" : "buttons"}</p>
        <OptionalBoundary name="lightbox" onFail={() => setPlain(true)}>
          <Broken />
        </OptionalBoundary>
      </>
    );
  }
  render(<Gallery />);
  expect(screen.getByText("links")).toBeInTheDocument();
});

test("a part that works is shown as it is", () => {
  render(<OptionalBoundary name="map">map</OptionalBoundary>);
  expect(screen.getByText("map")).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
