/** The home page with and without a section drawing (decision 35). */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { DrawingSheet } from "../../../src/sections/home/DrawingSheet";

const drawing = {
  title: "One line",
  lead: "Drawn first.",
  alt: "Section through a house",
  hint: "Choose a letter.",
  crop: null,
  phoneCrops: [],
};
const sheet = "{letter}, sheet {number} of {count}";
const services = [
  {
    title: "Roofs",
    path: "/services/roofs",
    room: "Attic",
    facts: ["Slate", "Forty years"],
    intro: { crop: null },
    key: { letter: "A", x: 250, y: 60 },
  },
  {
    title: "Gutters",
    path: "/services/gutters",
    room: null,
    facts: [],
    intro: { crop: null },
    key: null,
  },
];
const stats = [{ figure: "40", label: "Roofs a year" }];

/** Renders the section of a site with or without the drawing. */
function show(
  sectionDrawing: { viewBox: string } | null,
  words: Queries.DrawingSheetFragment | null,
  keyed: readonly Queries.DrawingServiceFragment[] = services,
) {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { hours: [], closures: [], timeZone: "America/New_York" },
    navigation: {},
    build: {},
    brand: {},
    screenWords: {},
    services: { nodes: [{ letter: null }, { letter: "B" }, { letter: "A" }] },
    homePage: words && { drawing: { sheet } },
    drawing: sectionDrawing && { publicURL: "/section.svg" },
    sectionDrawing,
  });
  return render(<DrawingSheet drawing={words} stats={stats} services={keyed} />).container;
}

test("a letter in the drawing links to the line about its service, which links to the service's page", () => {
  const container = show({ viewBox: "-50 10 1200 200" }, drawing);
  expect(container.querySelector("svg")).toHaveAttribute("viewBox", "-50 10 1200 200");
  expect(screen.getByRole("img", { name: drawing.alt })).toBeInTheDocument();
  const [letter, page, ...others] = screen.getAllByRole("link", { hidden: true });
  expect(letter).toHaveAttribute("href", "#run-a");
  expect(letter).toHaveAccessibleName("A: Roofs");
  expect(letter?.querySelector("circle")).toHaveAttribute("cx", "250");
  expect(container.querySelector("#run-a")).toHaveAttribute("data-letter", "A");
  expect(page).toHaveAttribute("href", "/services/roofs");
  expect(page?.closest("p")).toHaveTextContent("ARoofsAtticSlateForty yearsA, sheet 2 of 2");
  expect(others).toEqual([]);
});

test("shows the crop from content, and other crops on phones, each with its letters", () => {
  const parts = {
    ...drawing,
    crop: "0 10 500 100",
    phoneCrops: ["0 10 240 100", "240 10 250 100"],
  };
  const container = show({ viewBox: "-50 10 1200 200" }, parts);
  const shown = [...container.querySelectorAll("svg")].map((svg) => [
    svg.getAttribute("viewBox"),
    svg.querySelectorAll("a").length,
  ]);
  expect(shown).toEqual([
    ["0 10 500 100", 1],
    ["0 10 240 100", 0],
    ["240 10 250 100", 1],
  ]);
});

test("a drawing without letters has no line under it", () => {
  const container = show({ viewBox: "0 0 9 9" }, drawing, services.slice(1));
  expect(container).not.toHaveTextContent(drawing.hint);
});

test.each([
  ["words", { viewBox: "0 0 9 9" }, null],
  ["a drawing", null, drawing],
])("without %s only the figures are shown", (_, sectionDrawing, words) => {
  const container = show(sectionDrawing, words);
  expect(screen.getByText("Roofs a year")).toBeInTheDocument();
  expect(container.querySelector("svg, h2, a")).toBeNull();
});
