import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { WholeNames } from "../../../src/components/whole-names/WholeNames";

test("a place's name is held together, and the text stays the same", () => {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: {},
    navigation: {},
    build: {},
    screenWords: {},
    regions: { nodes: [{ title: "Kent County", places: [{ name: "Rock Hall" }] }] },
    towns: { nodes: [{ title: "Chestertown" }] },
  });
  const text = "Old stone in Rock Hall, new streets in Chestertown";
  const { container } = render(
    <h2>
      <WholeNames text={text} />
    </h2>,
  );
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".whole")].map((part) => part.textContent)).toEqual([
    "Rock Hall",
  ]);
});
