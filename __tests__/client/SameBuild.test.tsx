import { render, screen } from "@testing-library/react";
import { SameBuild } from "../../src/client/SameBuild";

const reload = jest.fn();

beforeEach(() => {
  window.___webpackCompilationHash = "old";
  reload.mockReset();
});

const page = (build: string, name: string) => (
  <SameBuild build={build} onOther={reload}>
    {name}
  </SameBuild>
);

test("pages of the same build follow each other", () => {
  const { rerender } = render(page("old", "one"));
  rerender(page("old", "two"));
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test("of a page of another build nothing is shown; the browser loads it with its own scripts", () => {
  const { rerender } = render(page("old", "one"));
  rerender(page("new", "two"));
  expect(screen.getByText("one")).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("where scripts and data never fit, pages are shown all the same, and none is loaded again", () => {
  const { rerender } = render(page("new", "one"));
  rerender(page("new", "one, again"));
  rerender(page("new", "two"));
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
