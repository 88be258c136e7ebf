import { render, screen, within } from "@testing-library/react";
import { SitemapGroups } from "../../../src/sections/sitemap/SitemapGroups";

const links = [{ title: "Rows and risers", path: "/blog/rows" }];
const all = { title: "All articles", path: "/blog" };

const articles = () => {
  const heading = screen.getByRole("heading", { name: "Articles" });
  return within(heading.parentElement ?? document.body)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
};

test("a group that is not whole ends with the way to all of it", () => {
  render(<SitemapGroups title="Sitemap" groups={[{ heading: "Articles", links, all }]} />);
  expect(articles()).toEqual([
    ["Rows and risers", "/blog/rows"],
    ["All articles", "/blog"],
  ]);
});

test("a whole group has its links only", () => {
  render(
    <SitemapGroups title="Sitemap" groups={[{ heading: "Articles", links, all: false }]} />,
  );
  expect(articles()).toEqual([["Rows and risers", "/blog/rows"]]);
});

test("a group without links is left out", () => {
  render(<SitemapGroups title="Sitemap" groups={[{ heading: "Articles", links: [] }]} />);
  expect(screen.queryByRole("heading", { name: "Articles" })).toBeNull();
});
