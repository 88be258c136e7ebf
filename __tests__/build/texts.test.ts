/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { readable, resolveTexts, textOf } from "../../src/build/texts";

const body = { markdown: "See [it](/blog/late#part).", folder: "blog" };

test("a text knows the hidden pages that it links to, and no others", () => {
  expect(textOf(body, ["/blog/late", "/blog/other"])).toEqual({
    folder: "blog",
    hidden: ["/blog/late"],
  });
});

test("a text that begins with a line of hyphens keeps it", () => {
  const { mediaType, content } = readable({ ...body, markdown: "---\n\nAfter a line." });
  expect(mediaType).toBe("text/markdown");
  expect(content).toBe("---\n---\n---\n\nAfter a line.");
});

describe("the fields", () => {
  const createResolvers = jest.fn();
  resolveTexts({ createResolvers } as unknown as CreateResolversArgs, "/site");
  const [{ Article, MarkdownRemark, Category }] = createResolvers.mock.calls[0];
  const html = '<p>See <a href="/blog/late#part">it</a>.</p>';
  const text = (hidden: string[]) => ({ children: ["made"], folder: "blog", hidden });
  const source = { parent: "a text", internal: { content: body.markdown } };
  const context = (...found: (object | null)[]) => {
    const getNodeById = jest.fn();
    for (const node of found) getNodeById.mockReturnValueOnce(node);
    return { nodeModel: { getNodeById } };
  };

  test("an entry's text is what the plugin made of the node beside it; kinds without texts have none", () => {
    const made = { html };
    const { nodeModel } = context(text([]), made);
    expect(Article.body.resolve({ id: "Article a" }, {}, { nodeModel })).toBe(made);
    expect(nodeModel.getNodeById.mock.calls).toEqual([
      [{ id: "EntryText Article a" }],
      [{ id: "made" }],
    ]);
    expect(Category).toBeUndefined();
  });

  test.each([
    { hidden: ["/blog/late"], made: "<p>See it.</p>" },
    { hidden: [], made: html },
  ])("its HTML is without links to $hidden", async ({ hidden, made }) => {
    const { resolve } = MarkdownRemark.html;
    expect(await resolve(source, {}, context(text(hidden)), {})).toBe(made);
  });
});
