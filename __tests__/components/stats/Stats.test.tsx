import { render, screen } from "@testing-library/react";
import { Stats } from "../../../src/components/stats/Stats";

test("a figure is read before what it counts", () => {
  render(<Stats figures={[{ figure: "500+", label: "Happy Customers" }]} />);
  expect(screen.getByRole("listitem")).toHaveTextContent(/^500\+ Happy Customers$/);
});
