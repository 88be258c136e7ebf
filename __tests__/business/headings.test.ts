import { withHeadings } from "../../src/business/headings";

test("second-level headings get ids and are listed", () => {
  const { html, headings } = withHeadings(
    "<p>A</p><h2>What to ask</h2><h3>Not this</h3><h2>Cat6, Cat6A or fiber?</h2>",
  );
  expect(headings).toEqual([
    { id: "what-to-ask", text: "What to ask" },
    { id: "cat6-cat6a-or-fiber", text: "Cat6, Cat6A or fiber?" },
  ]);
  expect(html).toBe(
    '<p>A</p><h2 id="what-to-ask">What to ask</h2><h3>Not this</h3><h2 id="cat6-cat6a-or-fiber">Cat6, Cat6A or fiber?</h2>',
  );
});

test("tags stay in the text and not in the list; entities are read", () => {
  const { html, headings } = withHeadings(
    "<h2>Walls &amp; <strong>what’s</strong> behind</h2>",
  );
  expect(headings).toEqual([{ id: "walls-whats-behind", text: "Walls & what’s behind" }]);
  expect(html).toContain("&amp; <strong>what’s</strong>");
});

test("no id is given twice or left empty", () => {
  const { headings } = withHeadings("<h2>Same</h2><h2>Same</h2><h2>Same</h2><h2>?!</h2>");
  expect(headings.map(({ id }) => id)).toEqual(["same", "same-2", "same-3", "part"]);
});

test("a text without headings stays as it is", () => {
  expect(withHeadings("<p>A</p>")).toEqual({ html: "<p>A</p>", headings: [] });
});
