/** The note under an article's drawings (decision 35: letters and the set of drawings are optional). */
import { render } from "@testing-library/react";
import { ArticleText } from "../../src/sections/blog/Article";
import { mockSite } from "../support/site-query";

test.each([
  ["B", "See also {sheet}", '"See also B, sheet 2 of 2"'],
  [null, "See also {sheet}", ""],
  ["B", null, ""],
])(
  "for a service with the letter %s and the words %s, the note is %s",
  (letter, sheet, note) => {
    mockSite({
      business: { name: "Roofs & Sons" },
      services: { nodes: [{ letter: "A" }, { letter: "B" }] },
      homePage: { drawing: { sheet: "{letter}, sheet {number} of {count}" } },
    });
    const article = {
      date: "March 1, 2025",
      day: "2025-03-01",
      readingTime: null,
      category: { blog: "Roofs", service: { letter } },
      body: { html: "<figure><svg></svg></figure>", headings: [] },
    };
    const words = { minutes: "{minutes} min", contents: "On this page", sheet };
    const { container } = render(
      <ArticleText article={article} words={words}>
        <aside />
      </ArticleText>,
    );
    const style = container.querySelector("figure")?.parentElement?.style;
    expect(style?.getPropertyValue("--note")).toBe(note);
  },
);
