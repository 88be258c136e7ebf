/** @jest-environment node */
/** The nodes of the content, and what happens to them while `npm run develop` runs. */
import { EventEmitter } from "node:events";
import fs from "node:fs";
import type { Node, SourceNodesArgs } from "gatsby";
import { nodeId } from "../../src/content";
import { readInputs } from "../../src/gatsby/inputs";
import { sourceContent, watchContent } from "../../src/gatsby/source";
import { Store } from "../../src/gatsby/store";
import { apply, root } from "../content/support/site";

jest.mock("gatsby-source-filesystem", () => ({ createFileNodeFromBuffer: jest.fn() }));
jest.mock("../../src/gatsby/social-pictures");

const nodes = new Map<string, Node>();
const warn = jest.fn();
/** The part of Gatsby's interface that is used. */
const api = {
  actions: {
    createNode: (node: Node) => nodes.set(node.id, node),
    deleteNode: ({ id }: Node) => nodes.delete(id),
  },
  createContentDigest: String,
  getNodesByType: (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type),
  reporter: { warn },
} as unknown as SourceNodesArgs;
jest.spyOn(process, "cwd").mockReturnValue(root);
const inputs = readInputs({});
const store = new Store(root);

test("sourcing again deletes the nodes of entries that have become drafts", async () => {
  const file = "blog/how-bright-a-screen.md";
  const id = nodeId("Article", "how-bright-a-screen");
  await sourceContent(api, root, inputs, store);
  expect(nodes.has(id)).toBe(true);
  const before = [...nodes.keys()];
  apply({ file, replace: ["title:", "draft: true\ntitle:"] });
  await sourceContent(api, root, inputs, store);
  expect(before.filter((each) => !nodes.has(each))).toEqual([id]);
});

test("if changes of content cannot be watched, at the start or later, a warning says so", () => {
  const watcher = new EventEmitter() as fs.FSWatcher;
  const watch = jest.spyOn(fs, "watch").mockReturnValueOnce(watcher);
  watchContent(api, root, inputs, store);
  watcher.emit("error", new Error("ENOSPC"));
  watch.mockImplementationOnce(() => {
    throw new Error("ENOSPC");
  });
  watchContent(api, root, inputs, store);
  expect(warn.mock.calls).toEqual(
    Array(2).fill([expect.stringMatching(/not noticed.*ENOSPC/)]),
  );
});
