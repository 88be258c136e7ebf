import { render, screen } from "@testing-library/react";
import { AreaMap } from "../../src/components/area-map/AreaMap";
import { mockSite } from "../support/site-query";

const region = (title: string, path: string, fips: string) => ({
  title,
  path,
  fips,
  mapLabel: title,
  point: { x: 10, y: 10 },
  places: [],
});
const origin = {
  name: "Harbor City",
  path: "/areas/harbor-city",
  x: 50,
  y: 50,
  bounds: { x: 40, y: 40, width: 20, height: 20 },
};
const places = [{ name: "Mill Town", path: "/areas/mill-town", x: 20, y: 55 }];

beforeEach(() =>
  mockSite({
    build: { served: { x: 0, y: 0, width: 100, height: 100 } },
    map: { publicURL: "/map.svg" },
    regions: {
      nodes: [
        region("Harbor City", "/areas/harbor-city", "24001"),
        region("Bay County", "/areas/bay-county", "24003"),
      ],
    },
  }),
);

test("on the overview each county and town is linked once, by its name", () => {
  render(<AreaMap origin={origin} places={places} linked alt="Map of the areas" />);
  expect(screen.getByRole("group", { name: "Map of the areas" })).toBeVisible();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/areas/harbor-city", "/areas/bay-county", "/areas/mill-town"]);
  expect(screen.getByRole("link", { name: "Bay County" })).toBeVisible();
});

test("beside a list of the same areas the map has no links and is hidden from screen readers", () => {
  const { container } = render(<AreaMap origin={origin} places={places} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryAllByRole("link", { hidden: true })).toEqual([]);
});
