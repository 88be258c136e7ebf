/** The home page with and without a section drawing (decision 35). */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { DrawingSheet } from "../../../src/sections/home/DrawingSheet";

const drawing = {
  title: "One line",
  lead: "Drawn first.",
  alt: "Section through a house",
  crop: null,
  phoneCrops: [],
};
const services = [
  { title: "Roofs", path: "/services/roofs", key: { letter: "A", x: 250, y: 60 } },
  { title: "Gutters", path: "/services/gutters", key: null },
];
const stats = [{ figure: "40", label: "Roofs a year" }];

/** Renders the section of a site with or without the drawing. */
function show(
  sectionDrawing: { viewBox: string } | null,
  words: Queries.DrawingSheetFragment | null,
) {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: {},
    navigation: {},
    build: {},
    brand: {},
    screenWords: {},
    drawing: sectionDrawing && { publicURL: "/section.svg" },
    sectionDrawing,
  });
  return render(<DrawingSheet drawing={words} stats={stats} services={services} />).container;
}

test("links are placed over the letters of the drawing; without a crop the whole drawing is shown", () => {
  const container = show({ viewBox: "-50 10 1200 200" }, drawing);
  expect(container.querySelector("svg")).toHaveAttribute("viewBox", "-50 10 1200 200");
  const [link, ...others] = screen.getAllByRole("link");
  expect(link).toHaveAttribute("href", "/services/roofs");
  expect(link).toHaveAccessibleName("A: Roofs");
  expect(link).toHaveStyle({ left: "25.00%", top: "25.00%" });
  expect(others).toEqual([]);
});

test("shows the crop from content, and other crops on phones", () => {
  const parts = {
    ...drawing,
    crop: "0 10 500 100",
    phoneCrops: ["0 10 250 100", "250 10 250 100"],
  };
  const container = show({ viewBox: "-50 10 1200 200" }, parts);
  const boxes = [...container.querySelectorAll("svg")].map((svg) =>
    svg.getAttribute("viewBox"),
  );
  expect(boxes).toEqual(["0 10 500 100", "0 10 250 100", "250 10 250 100"]);
  expect(screen.getByRole("link")).toHaveStyle({ left: "50.00%", top: "50.00%" });
});

test.each([
  ["words", { viewBox: "0 0 9 9" }, null],
  ["a drawing", null, drawing],
])("without %s only the figures are shown", (_, sectionDrawing, words) => {
  const container = show(sectionDrawing, words);
  expect(screen.getByText("Roofs a year")).toBeInTheDocument();
  expect(container.querySelector("svg, h2, a")).toBeNull();
});
