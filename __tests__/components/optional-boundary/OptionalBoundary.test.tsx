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

test("if the content throws, the rest of the page still renders and an error names the content", () => {
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

test("renders the replacement if there is one", () => {
  render(
    <OptionalBoundary name="video" instead={<img alt="still" />}>
      <Broken />
    </OptionalBoundary>,
  );
  expect(screen.getByRole("img", { name: "still" })).toBeInTheDocument();
});

test("calls onFail, so that controls that lead to the content can change", () => {
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

test("renders content that works unchanged", () => {
  render(<OptionalBoundary name="map">map</OptionalBoundary>);
  expect(screen.getByText("map")).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
