/** The note under an article's drawings (decision 35: letters and the set of drawings are optional). */
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ArticleText } from "../../../src/sections/blog/ArticleText";

/** Renders an article whose service has this letter, on a site whose set of drawings has this note. */
function noteOf(letter: string | null, sheet: string | null): string | undefined {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { name: "Roofs & Sons" },
    navigation: {},
    build: {},
    brand: {},
    screenWords: {},
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
  return container.querySelector("figure")?.parentElement?.style.getPropertyValue("--note");
}

test("the note names the sheet of the article's service", () => {
  expect(noteOf("B", "See also {sheet}")).toBe('"See also B, sheet 2 of 2"');
});

test.each([
  ["a letter", null, "See also {sheet}"],
  ["the words", "B", null],
])("without %s there is no note", (_, letter, sheet) => {
  expect(noteOf(letter, sheet)).toBe("");
});
