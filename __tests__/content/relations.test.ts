/** @jest-environment node */
import { z } from "zod";
import { group, list, relation } from "../../src/content/fields";
import { defineKind } from "../../src/content/kind";
import { withIds } from "../../src/content/relations";

const category = defineKind({
  type: "Category",
  description: "A category.",
  source: { list: "categories.yaml", key: "service" },
  fields: z.strictObject({}),
});
const post = defineKind({
  type: "Post",
  description: "A post.",
  source: { folder: "posts" },
  resolved: {
    next: {
      description: "Others.",
      sdl: "[Post!]! @link",
      links: "Post",
      resolve: () => new Map(),
    },
  },
  fields: z.strictObject({
    category: relation("Category", "A category.", "blog").optional(),
    parts: list(
      "Parts.",
      group("Part", "A part.", { about: relation("Post", "A post.").optional() }),
    ),
  }),
});

test("replaces relations with ids, in groups and lists too; missing ones stay missing", () => {
  const nodes = [
    { type: "Category", slug: "wiring", fields: { blog: "Cables" } },
    {
      type: "Post",
      slug: "one",
      fields: {
        title: "Cables",
        category: "Cables",
        parts: [{ about: "two", text: "two" }, {}],
        next: ["two"],
      },
    },
    { type: "Post", slug: "two", fields: { parts: [], next: [] } },
  ];
  expect(nodes.map(withIds(nodes, [category, post]))).toEqual([
    { blog: "Cables" },
    {
      title: "Cables",
      category: "Category wiring",
      parts: [{ about: "Post two", text: "two" }, {}],
      next: ["Post two"],
    },
    { parts: [], next: [] },
  ]);
});
