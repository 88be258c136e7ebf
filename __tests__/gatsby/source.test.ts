/** @jest-environment node */
/** The nodes of the content, and what happens to them while `npm run develop` runs. */
import { EventEmitter } from "node:events";
import fs from "node:fs";
import path from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { nodeId } from "../../src/content";
import { readInputs } from "../../src/gatsby/inputs";
import { sourceContent, watchContent } from "../../src/gatsby/source";
import { Store } from "../../src/gatsby/store";
import { entries, present } from "../support/content";
import { temporaryFolder } from "../support/temporary-folder";

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
const root = path.resolve(".");
const inputs = readInputs({});
const store = new Store(temporaryFolder());

test("sourcing again deletes the nodes of entries that are no longer visible", async () => {
  const dates = entries("Article").map(({ fields }) => String(fields.date));
  const newest = present(dates.sort().at(-1), "article");
  await sourceContent(api, root, inputs, store);
  const before = [...nodes.keys()];
  // In Maryland it is still the evening before, when it was scheduled.
  const now = new Date(`${newest.slice(0, 10)}T03:59:00Z`);
  await sourceContent(api, root, { ...inputs, now }, store);
  const deleted = before.filter((id) => !nodes.has(id));
  const hidden = entries("Article").filter(({ fields }) => fields.date === newest);
  expect(deleted).toEqual(hidden.map(({ slug }) => nodeId("Article", slug)));
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
