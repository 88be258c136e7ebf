/** @jest-environment node */
import { htmlOf, textOf } from "../../src/build/texts";

const body = (markdown: string) => ({ markdown, folder: "blog" });

test("a text knows the hidden pages that it links to, and no others", () => {
  const text = textOf(body("See [it](/blog/late#part)."), ["/blog/late", "/blog/other"]);
  expect(text.hidden).toEqual(["/blog/late"]);
  expect(htmlOf(text)).toBe("<p>See it.</p>");
  expect(htmlOf(textOf(body("See [it](/blog/late#part)."), []))).toBe(
    '<p>See <a href="/blog/late#part">it</a>.</p>',
  );
});

test("tables are tables; HTML and unsafe addresses are words", () => {
  const html = (markdown: string) => htmlOf(textOf(body(markdown), []));
  expect(html("| a |\n| --- |\n| b |")).toContain("<td>b</td>");
  expect(html("<b onclick=x>a</b> [x](javascript:alert(1))")).toBe(
    "<p>&lt;b onclick=x&gt;a&lt;/b&gt; [x](javascript:alert(1))</p>",
  );
});
