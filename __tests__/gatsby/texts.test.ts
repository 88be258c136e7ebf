/** @jest-environment node */
import type { PictureFiles } from "../../src/gatsby/pictures/picture-files";
import { resolveTexts, textFields, withText } from "../../src/gatsby/texts";

const body = "See [it](/blog/late#part).";

test("finds the hidden pages that a text links to, and no others", () => {
  expect(textFields(body, ["/blog/late", "/blog/other"])).toEqual({
    hiddenLinks: ["/blog/late"],
  });
});

describe("a node with a text", () => {
  const internal = withText({ type: "Article" }, "---\n\nAfter a line.");

  test("passes the text to the plugin, even if it begins with a line of hyphens", () => {
    expect(internal.content).toBe("---\n---\n---\n\nAfter a line.");
  });

  test("is stored without its text", () => {
    expect({ ...internal }).toEqual({ type: "Article", mediaType: "text/markdown" });
  });
});

describe("the resolvers", () => {
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

  test("an entry's body is the node that the plugin made of its text; kinds without texts have no body", () => {
    const made = { html };
    const { nodeModel } = context(made);
    expect(Article.body.resolve({ children: ["made"] }, {}, { nodeModel })).toBe(made);
    expect(nodeModel.getNodeById.mock.calls).toEqual([[{ id: "made" }]]);
    expect(Category).toBeUndefined();
  });

  test.each([
    { hidden: ["/blog/late"], made: "<p>See it.</p>" },
    { hidden: [], made: html },
  ])("remove links to $hidden from the HTML", async ({ hidden, made }) => {
    const { resolve } = MarkdownRemark.html;
    expect(await resolve(source, {}, context(entry(hidden)), {})).toBe(made);
  });

  test("insert pictures in order, found from the folder of the entry", async () => {
    const files = ["height-of-a-screen", "star-and-chain"].map(
      (name) => `/site/content/drawings/${name}.svg`,
    );
    const content = files.map((file) => `![A](../${file.slice(14)})`).join("\n\n");
    const { nodeModel } = context(entry([]));
    const findOne = jest.fn(({ query }) => {
      const name: string = query.filter.absolutePath.eq;
      return Promise.resolve({ extension: "svg", absolutePath: name.replace("/site/", "") });
    });
    const publicURL = { resolve: ({ absolutePath }: { absolutePath: string }) => absolutePath };
    const made: string = await MarkdownRemark.html.resolve(
      { parent: "Article a", internal: { content } },
      {},
      { nodeModel: { ...nodeModel, findOne } },
      { schema: { getType: () => ({ getFields: () => ({ publicURL }) }) } },
    );
    expect(findOne.mock.calls.map(([{ query }]) => query.filter.absolutePath.eq)).toEqual(
      files,
    );
    expect(made.match(/<use href="[^"]+"/g)).toEqual([
      '<use href="content/drawings/height-of-a-screen.svg#figure"',
      '<use href="content/drawings/star-and-chain.svg#figure"',
    ]);
  });

  test("return headings of one level or all; only articles have heading ids in the HTML", async () => {
    const text = { parent: "Article a", internal: { content: "## One\n\n### Two" } };
    const { headings, html: field } = MarkdownRemark;
    expect(headings.resolve(text, { depth: "h2" })).toEqual([
      { id: "one", value: "One", depth: 2 },
    ]);
    expect(headings.resolve(text, {})).toHaveLength(2);
    expect(await field.resolve(text, {}, context(entry([])), {})).toContain('<h2 id="one">');
    const town = { internal: { type: "Town" }, hiddenLinks: [] };
    expect(await field.resolve(text, {}, context(town), {})).toContain("<h2>One");
  });
});
