// @ts-check
/**
 * Loaded into Gatsby's processes before anything else (gatsbyEnvironment in build.mts). Parcel, which compiles gatsby-config.ts and gatsby-node.ts in
 * every build, looks for changed files in the whole project twice; from here on without node_modules, which has 99 of 100 files. Instead, cache.mts
 * deletes Parcel's cache when package-lock.json changes.
 */
const path = require("node:path");

/** @typedef {{ ignore?: string[] }} Options */
/** @typedef {(folder: string, snapshot: string, options?: Options) => Promise<unknown>} Look */

const gatsby = require.resolve("gatsby/package.json");
/** @type {Record<"writeSnapshot" | "getEventsSince", Look>} */
const watcher = require(require.resolve("@parcel/watcher", { paths: [gatsby] }));

for (const name of /** @type {const} */ (["writeSnapshot", "getEventsSince"])) {
  const look = watcher[name];
  watcher[name] = (folder, snapshot, { ignore = [], ...options } = {}) =>
    look(folder, snapshot, {
      ...options,
      ignore: [...ignore, path.join(folder, "node_modules")],
    });
}
