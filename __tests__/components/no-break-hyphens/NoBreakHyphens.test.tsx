import { render } from "@testing-library/react";
import { NoBreakHyphens } from "../../../src/components/no-break-hyphens/NoBreakHyphens";

test("short hyphenated words do not break, and the text stays the same", () => {
  const { container } = render(<NoBreakHyphens text="Cat6, fiber, Wi-Fi and a follow-up" />);
  expect(container.textContent).toBe("Cat6, fiber, Wi-Fi and a follow-up");
  expect([...container.querySelectorAll(".whole")].map((part) => part.textContent)).toEqual([
    "Wi-Fi",
  ]);
});
