import { render } from "@testing-library/react";
import { Unbroken } from "../../../src/components/unbroken/Unbroken";

test("a short hyphened word is held together, and the text stays the same", () => {
  const { container } = render(<Unbroken text="Cat6, fiber, Wi-Fi and a follow-up" />);
  expect(container.textContent).toBe("Cat6, fiber, Wi-Fi and a follow-up");
  expect([...container.querySelectorAll(".whole")].map((part) => part.textContent)).toEqual([
    "Wi-Fi",
  ]);
});
