import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Filters } from "../../src/components/Filters";

test("an overflowing row moves the chosen filter into view", async () => {
  const choose = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollBy: () => undefined });
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  const filters = (current: string) => (
    <Filters
      label="Categories"
      options={["All", "Theaters"]}
      current={current}
      onChoose={choose}
    />
  );
  const { rerender } = render(filters("All"));
  await userEvent.click(screen.getByRole("button", { name: "Theaters", pressed: false }));
  expect(choose.mock.calls).toEqual([["Theaters"]]);
  rerender(filters("Theaters"));
  expect(screen.getByRole("button", { name: "Theaters", pressed: true })).toBeVisible();
  // Elements have no size here, so the chosen filter is at the left edge: half of the row's width from its middle.
  expect(screen.getByRole("group").scrollLeft).toBe(-150);
});
