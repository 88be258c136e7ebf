/** Section 3: the columns of the backend's table and the fields of content. */
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { projectCard } from "../../../src/featured-projects/project-card";
import { articles, business, regions, services } from "./facts";
import { links, only, words } from "../../site/support/query";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const migration = "supabase/migrations/20250110090000_projects.sql";
const kind = (name: string) => `src/content/kinds/${name}.ts`;

/** The columns of the table with the first word of their types. */
function columns(site: Site): Map<string, string> {
  const body = /create table public\.projects \(([\s\S]*?)\n\);/.exec(
    site.file(migration),
  )?.[1];
  assert.ok(body, "there is no table of projects");
  return new Map(
    [...body.matchAll(/^ {2}([a-z_]+) ([a-z]+)/gm)]
      .filter(([, name]) => name !== "constraint")
      .map(([, name = "", type = ""]) => [name, type]),
  );
}

const column = (line: number, name: string, type: string): Row => ({
  spec: `Project: ${name}`,
  line,
  check: (site) => assert.equal(columns(site).get(name), type),
});

/** A row for the field `field` of a kind of content; `means` is its name in the specification. */
const field = (
  line: number,
  entity: string,
  file: string,
  name: string,
  means = name,
): Row => ({
  spec: `${entity}: ${means}`,
  line,
  check: (site) => assert.match(site.file(kind(file)), new RegExp(`^ {4}${name}: `, "m")),
});

/** A project row as the backend sends it. */
const project = {
  id: "1",
  slug: "a-room",
  title: "A room",
  category: "Home Theaters",
  location: "Here",
  short_caption: null,
  alt_text: null,
  image_file: "/large.jpg",
  featured: true,
  sort_order: null,
  date_completed: null,
};
const pictureOf = (thumbnail_image: string | null) =>
  projectCard({ ...project, thumbnail_image }, "https://backend.example").picture;

/** The details in the head of an article's page. */
const meta = (page: Document) => only(page, "main article time").parentElement as Element;

export const entityRows: readonly Row[] = [
  {
    spec: "Project: read from the table “projects”",
    line: 187,
    check: (site) => {
      assert.match(site.file(migration), /create table public\.projects \(/);
      assert.match(site.file("src/featured-projects/query.ts"), /\.from\("projects"\)/);
    },
  },
  column(188, "id", "uuid"),
  column(189, "slug", "text"),
  column(190, "title", "text"),
  column(191, "category", "text"),
  column(192, "location", "text"),
  column(193, "short_caption", "text"),
  column(194, "alt_text", "text"),
  column(195, "thumbnail_image", "text"),
  column(196, "image_file", "text"),
  column(197, "featured", "boolean"),
  column(198, "sort_order", "integer"),
  column(199, "date_completed", "date"),
  {
    spec: "Carousel: thumbnail_image, else image_file",
    line: 201,
    check: () => {
      assert.equal(pictureOf("/small.jpg"), "/small.jpg");
      assert.equal(pictureOf(null), "/large.jpg");
    },
  },
  field(203, "Gallery item", "project", "title"),
  field(203, "Gallery item", "project", "location"),
  field(203, "Gallery item", "project", "caption"),
  field(203, "Gallery item", "project", "category"),
  field(203, "Gallery item", "project", "picture", "src and thumbnail"),
  field(203, "Gallery item", "project", "video", "type, image or video"),
  field(203, "Gallery item", "picture", "alt"),
  field(205, "Blog post", "article", "title"),
  field(205, "Blog post", "article", "excerpt"),
  field(205, "Blog post", "article", "date"),
  field(205, "Blog post", "article", "category"),
  field(205, "Blog post", "article", "picture", "image"),
  field(205, "Article", "article", "readingTime", "reading time in minutes"),
  {
    spec: "Article: category badge, long-form date and author",
    line: 205,
    check: (site) => {
      for (const [, address] of articles) {
        const about = meta(site.page(address));
        assert.match(words(only(about, "b")), /^\p{Lu}/u);
        assert.match(words(only(about, "time")), /^(January|February) \d{1,2}, 2025$/);
        assert.ok(words(about).endsWith(business.name), `${address} has no author`);
      }
    },
  },
  field(207, "Testimonial", "testimonial", "name"),
  field(207, "Testimonial", "testimonial", "location"),
  field(207, "Testimonial", "testimonial", "text"),
  {
    spec: "Testimonial: rating, 1 to 5",
    line: 207,
    check: (site) =>
      assert.match(
        site.file(kind("testimonial")),
        /^ {4}rating: integer\([^)]*\{ min: 1, max: 5 \}\)/m,
      ),
  },
  {
    spec: "Service and service area: name and href",
    line: 209,
    check: (site) => {
      const listed = links(only(site.page("/terms-of-service"), "footer"));
      for (const entry of [...services, ...regions])
        assert.ok(
          listed.some((link) => isDeepStrictEqual(link, entry)),
          `${entry.join()} is not there`,
        );
    },
  },
];
