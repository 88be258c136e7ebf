/** @jest-environment node */
/** The texts of entries as HTML. */
import { figureWords, headingsIn, parseText, renderText } from "../../src/content/markdown";

const html = (text: string, options = {}) => renderText(parseText(text, options));
const headings = (text: string) => headingsIn(parseText(text, { headingIds: true }));

test("second-level headings have ids; all levels are in the list, as plain text", () => {
  const text = "## Walls &amp; **what’s** `behind`\n\n### Not this\n\n## Cat6 or fiber?";
  expect(headings(text)).toEqual([
    { id: "walls-whats-behind", value: "Walls & what’s behind", depth: 2 },
    { id: null, value: "Not this", depth: 3 },
    { id: "cat6-or-fiber", value: "Cat6 or fiber?", depth: 2 },
  ]);
  expect(html(text, { headingIds: true })).toBe(
    '<h2 id="walls-whats-behind">Walls &amp; <strong>what’s</strong> <code>behind</code></h2>\n<h3>Not this</h3>\n<h2 id="cat6-or-fiber">Cat6 or fiber?</h2>',
  );
  expect(html("## A")).toBe("<h2>A</h2>");
});

test("ids of headings are unique and never empty", () => {
  const ids = headings("## Same\n\n## Same\n\n## Same\n\n## ?!\n\n## Main\n\n## Drawer").map(
    ({ id }) => id,
  );
  expect(ids).toEqual(["same", "same-2", "same-3", "part", "main-2", "drawer-2"]);
});

test("replaces links to hidden pages with their text", () => {
  const text =
    "See [the *late* one](/blog/late), [a part](/blog/late#part), [a query](/blog/late?a) and [the later one](/blog/later).";
  expect(html(text, { hiddenPaths: ["/blog/late"] })).toBe(
    '<p>See the <em>late</em> one, a part, a query and <a href="/blog/later">the later one</a>.</p>',
  );
});

test("a picture alone in its paragraph is a figure, which replaces the paragraph; others are not", () => {
  const tokens = parseText(
    'Before.\n\n![A "plan"](../drawings/a.svg "Cap & tion")\n\n- ![B](b.svg)\n\nSee ![C](c.jpg).',
  );
  const figures = tokens.filter(({ type }) => type === "figure");
  expect(figures.map(figureWords)).toEqual([
    { address: "../drawings/a.svg", alt: "A &quot;plan&quot;", caption: "Cap &amp; tion" },
  ]);
  for (const token of figures) token.content = "<figure></figure>";
  expect(renderText(tokens)).toBe(
    '<p>Before.</p>\n<figure></figure>\n<ul>\n<li><img src="b.svg" alt="B"></li>\n</ul>\n<p>See <img src="c.jpg" alt="C">.</p>',
  );
});

test("signs of a typewriter become those of typeset English, except in code, addresses and after a backslash", () => {
  const text =
    "8--6 -- so --- he said... (c) 2024, Sonos(r), a -> b, << c >>; `a -- b...`, \\-- \\... https://example.com/a--b...c --so, (a), (b) and (c) So, +/- 3, 5 <= 6, 6 >= 5, 5 != 6, a <-> b, <<so>>, <3, C++-5 or =>";
  expect(html(text)).toBe(
    '<p>8–6 – so — he said… © 2024, Sonos®, a → b, « c »; <code>a -- b...</code>, -- ... <a href="https://example.com/a--b...c">https://example.com/a--b...c</a> –so, (a), (b) and (c) So, ± 3, 5 ≤ 6, 6 ≥ 5, 5 ≠ 6, a ↔ b, «so», &lt;3, C++-5 or →</p>',
  );
  expect(headings("## 8--6 and `--x`...")).toEqual([
    { id: "8-6-and-x", value: "8–6 and --x…", depth: 2 },
  ]);
  const [figure] = parseText('![A -- b](a.jpg "C...")');
  expect(figure && figureWords(figure)).toMatchObject({ alt: "A – b", caption: "C…" });
});

describe("numbered lists", () => {
  const listOf = (text: string) => html(text).replaceAll("\n", "");

  test("go on after something else", () => {
    expect(listOf("1. A\n\nWords.\n\n2. B\n3. C")).toBe(
      '<ol><li>A</li></ol><p>Words.</p><ol start="2"><li>B</li><li>C</li></ol>',
    );
  });

  test("have the numbers of the text, unless these are all the same", () => {
    expect(listOf("1. A\n1. B\n1. C")).toBe("<ol><li>A</li><li>B</li><li>C</li></ol>");
    expect(listOf("3. A\n5. B\n4. C")).toBe(
      '<ol start="3"><li>A</li><li value="5">B</li><li value="4">C</li></ol>',
    );
  });

  test.each(["  ", "   ", "     "])("keep points that are indented by “%s”", (indent) => {
    expect(
      listOf(`1. A\n${indent}- a\n${indent}- b\n2. B\n\nWords.\n\n10. C\n${indent}- c`),
    ).toBe(listOf("1. A\n   - a\n   - b\n2. B\n\nWords.\n\n10. C\n    - c"));
  });
});

test("whole addresses and e-mail addresses become links, others do not", () => {
  expect(html("See https://example.com/a. Write to a@example.com, not www.example.com.")).toBe(
    '<p>See <a href="https://example.com/a">https://example.com/a</a>. Write to <a href="mailto:a@example.com">a@example.com</a>, not www.example.com.</p>',
  );
});

test("below an empty corner, the first cells of a table's rows are headers", () => {
  const table = html("| | Price |\n|---|---|\n| One | 5 |");
  expect(table).toContain("<tr>\n<td></td>\n<th>Price</th>\n</tr>");
  expect(table).toContain('<tr>\n<th scope="row">One</th>\n<td>5</td>\n</tr>');
  expect(html("| Item | |\n|---|---|\n| One | 5 |")).toContain("<td>One</td>");
});

test.each([
  ["<b>strong</b> &amp; *so*", "<p>&lt;b&gt;strong&lt;/b&gt; &amp; <em>so</em></p>"],
  ["<div>\nA\n</div>", "<p>&lt;div&gt;\nA\n&lt;/div&gt;</p>"],
  ["[this](javascript:alert(1))", '<p><a href="">this</a></p>'],
])("%s is harmless in HTML", (text, expected) => {
  expect(html(text)).toBe(expected);
});
