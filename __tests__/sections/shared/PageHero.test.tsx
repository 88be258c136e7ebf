import { render, screen } from "@testing-library/react";
import { PageHero } from "../../../src/sections/shared/PageHero";

const picture = { alt: "A street", focal: [0.5, 0.5], image: null };

test.each([
  ["Annapolis", ""],
  ["Glen Burnie", ""],
  ["Hendersonville", "14"],
  ["Winston-Salem Wilmington", "10"],
])("the title %s is sized by its longest word if that is long", (title, letters) => {
  render(
    <PageHero title={title} lead="All of our work." picture={picture} size="town">
      <a href="/contact">Contact</a>
    </PageHero>,
  );
  const heading = screen.getByRole("heading", { level: 1, name: title });
  expect(heading.style.getPropertyValue("--letters")).toBe(letters);
});
