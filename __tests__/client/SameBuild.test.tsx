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

test("shows pages of the same build one after the other", () => {
  const { rerender } = render(page("old", "one"));
  rerender(page("old", "two"));
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test("keeps the old page and reloads when the next page belongs to another build", () => {
  const { rerender } = render(page("old", "one"));
  rerender(page("new", "two"));
  expect(screen.getByText("one")).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("shows pages without reloading when scripts and data never match", () => {
  const { rerender } = render(page("new", "one"));
  rerender(page("new", "one, again"));
  rerender(page("new", "two"));
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
