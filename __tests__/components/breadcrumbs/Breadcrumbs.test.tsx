import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Breadcrumbs } from "../../../src/components/breadcrumbs/Breadcrumbs";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: {},
    build: {},
    brand: {},
    screenWords: {},
    navigation: {
      main: [
        { label: "Blog", to: "/blog" },
        { label: "Home", to: "/" },
      ],
    },
  });
});

function stops() {
  const nav = screen.getByRole("navigation", { name: "Breadcrumb" });
  return within(nav).getAllByRole("listitem");
}

test("starts with the home page and ends with the current page, which is not a link", () => {
  render(
    <Breadcrumbs
      items={[
        { label: "Service Areas", to: "/service-areas" },
        { label: "Annapolis", to: "/service-areas/annapolis" },
      ]}
    />,
  );
  expect(stops().map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Service Areas",
    "Annapolis",
  ]);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Service Areas" })).toHaveAttribute(
    "href",
    "/service-areas",
  );
  expect(screen.queryByRole("link", { name: "Annapolis" })).not.toBeInTheDocument();
  expect(screen.getByText("Annapolis")).toHaveAttribute("aria-current", "page");
});

test("an item without a page is plain text and not the current page", () => {
  render(<Breadcrumbs items={[{ label: "Services" }, { label: "Smart Home Integration" }]} />);
  expect(screen.getByText("Services")).not.toHaveAttribute("aria-current");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
