/** @jest-environment node */
import type { PictureFiles } from "../../src/build/pictures/picture-files";
import { resolveTexts, textFields, withText } from "../../src/build/texts";

const body = "See [it](/blog/late#part).";

test("an entry knows the hidden pages that its text links to, and no others", () => {
  expect(textFields(body, ["/blog/late", "/blog/other"])).toEqual({
    hiddenLinks: ["/blog/late"],
  });
});

describe("a node with a text", () => {
  const internal = withText({ type: "Article" }, "---\n\nAfter a line.");

  test("hands it to the plugin, and a text that begins with a line of hyphens keeps it", () => {
    expect(internal.content).toBe("---\n---\n---\n\nAfter a line.");
  });

  test("is kept without it", () => {
    expect({ ...internal }).toEqual({ type: "Article", mediaType: "text/markdown" });
  });
});

describe("the fields", () => {
  const createResolvers = jest.fn();
  resolveTexts({ createResolvers }, "/site", {} as PictureFiles);
  const [{ Article, MarkdownRemark, Category }] = createResolvers.mock.calls[0];
  const html = '<p>See <a href="/blog/late#part">it</a>.</p>';
  const entry = (hiddenLinks: string[]) => ({ internal: { type: "Article" }, hiddenLinks });
  const source = { parent: "Article a", internal: { content: body } };
  const context = (...found: (object | null)[]) => {
    const getNodeById = jest.fn();
    for (const node of found) getNodeById.mockReturnValueOnce(node);
    return { nodeModel: { getNodeById } };
  };

  test("an entry's text is what the plugin made of its node; kinds without texts have none", () => {
    const made = { html };
    const { nodeModel } = context(made);
    expect(Article.body.resolve({ children: ["made"] }, {}, { nodeModel })).toBe(made);
    expect(nodeModel.getNodeById.mock.calls).toEqual([[{ id: "made" }]]);
    expect(Category).toBeUndefined();
  });

  test.each([
    { hidden: ["/blog/late"], made: "<p>See it.</p>" },
    { hidden: [], made: html },
  ])("its HTML is without links to $hidden", async ({ hidden, made }) => {
    const { resolve } = MarkdownRemark.html;
    expect(await resolve(source, {}, context(entry(hidden)), {})).toBe(made);
  });
});
