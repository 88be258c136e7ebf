import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Filters } from "../../src/components/Filters";

test.each([
  [true, "instant"],
  [false, "smooth"],
])(
  "an overflowing row moves the chosen filter into view (reduced motion: %s)",
  async (still, behavior) => {
    const [scrollBy, choose] = [jest.fn(), jest.fn()];
    Object.assign(HTMLElement.prototype, { scrollBy });
    jest.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(900);
    jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    window.matchMedia = jest.fn().mockReturnValue({ matches: still });
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
    scrollBy.mockClear();
    rerender(filters("Theaters"));
    expect(screen.getByRole("button", { name: "Theaters", pressed: true })).toBeVisible();
    expect(scrollBy.mock.calls).toEqual([[expect.objectContaining({ behavior })]]);
  },
);
