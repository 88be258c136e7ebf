import { render, screen } from "@testing-library/react";
import { Stats } from "../../../src/components/stats/Stats";

test("the figure comes before its label in reading order", () => {
  render(<Stats figures={[{ figure: "500+", label: "Happy Customers" }]} />);
  expect(screen.getByRole("listitem")).toHaveTextContent(/^500\+ Happy Customers$/);
});
