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

test("an incomplete group ends with a link to all entries", () => {
  render(<SitemapGroups title="Sitemap" groups={[{ heading: "Articles", links, all }]} />);
  expect(articles()).toEqual([
    ["Rows and risers", "/blog/rows"],
    ["All articles", "/blog"],
  ]);
});

test("a complete group has only its links", () => {
  render(
    <SitemapGroups title="Sitemap" groups={[{ heading: "Articles", links, all: false }]} />,
  );
  expect(articles()).toEqual([["Rows and risers", "/blog/rows"]]);
});

test("omits a group without links", () => {
  render(<SitemapGroups title="Sitemap" groups={[{ heading: "Articles", links: [] }]} />);
  expect(screen.queryByRole("heading", { name: "Articles" })).toBeNull();
});
