import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Filters } from "../../../src/components/filters/Filters";

const options = [{ name: "All" }, { name: "Home Theaters", count: 2 }];

test("only the current filter is pressed", () => {
  render(
    <Filters label="Categories" options={options} current="All" onChoose={() => undefined} />,
  );
  expect(screen.getByRole("group", { name: "Categories" })).toBeVisible();
  expect(screen.getByRole("button", { name: "All", pressed: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "Home Theaters 2", pressed: false })).toBeVisible();
});

test("calls onChoose with the filter's name on click and on Enter", async () => {
  const choose = jest.fn();
  render(<Filters label="Categories" options={options} current="All" onChoose={choose} />);
  await userEvent.click(screen.getByRole("button", { name: /Home/ }));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(choose.mock.calls).toEqual([["Home Theaters"], ["All"]]);
});

test("scrolls the row to the current filter if the row overflows", () => {
  const scrollBy = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollBy });
  jest.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { rerender } = render(
    <Filters label="Categories" options={options} current="All" onChoose={() => undefined} />,
  );
  scrollBy.mockClear();
  rerender(
    <Filters
      label="Categories"
      options={options}
      current="Home Theaters"
      onChoose={() => undefined}
    />,
  );
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
});
