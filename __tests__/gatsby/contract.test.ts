/** @jest-environment node */
/**
 * Checks the installed packages for the undocumented behavior of Gatsby, webpack and plugins that this project relies on. A failure names the
 * entry of docs/departures.md that an upgrade broke; docs/upgrading.md describes what to do then.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../support/temporary-folder";
import type { Compiled } from "./support/compile-with-gatsby.mjs";

const installed = createRequire(path.resolve("package.json"));
const departures = readFileSync("docs/departures.md", "utf8");

/** Runs `program` with Node in `folder`. Returns the last line of its output. */
const run = (folder: string, ...program: string[]): string =>
  execFileSync(process.execPath, program, { cwd: folder, encoding: "utf8", stdio: "pipe" })
    .trimEnd()
    .split("\n")
    .at(-1) ?? "";

const compiled = JSON.parse(
  run(
    temporaryFolder(),
    "--import",
    pathToFileURL(installed.resolve("tsx")).href,
    path.resolve("__tests__/gatsby/support/compile-with-gatsby.mts"),
  ),
) as Compiled;
/** Gatsby's webpack configuration for scripts, before src/gatsby/webpack.ts changes it. */
const scripts = compiled.gatsby;

/** The text of a file in node_modules, such as gatsby/cache-dir/loader.js, with runs of whitespace collapsed. */
const textOf = (file: string): string =>
  readFileSync(path.resolve("node_modules", file), "utf8").replace(/\s+/g, " ");

/** Checks that a file in node_modules contains all `pieces` of code in this order. */
const has =
  (file: string, ...pieces: string[]) =>
  () => {
    const text = textOf(file);
    let from = 0;
    return pieces.every((piece) => {
      from = text.indexOf(piece, from) + 1;
      return from > 0;
    });
  };

/** Checks that `code` prints true in a separate Node process. In this process, imported packages would be jest's mocks. */
const prints = (code: string) => () => run(path.resolve("."), "-e", code) === "true";

/** A row of the contract: the entry of docs/departures.md, a subject and a predicate, and a function that checks them. */
type Row = [entry: number, who: string, does: string, holds: () => boolean];

/** Each row is a sentence, such as "Gatsby names its entry point “app”". If it fails, the error says that Gatsby no longer names its entry point “app”. */
const contract: Row[] = [
  [
    1,
    "Gatsby",
    "names the entry point of its scripts “app”",
    () => scripts.entry.join() === "app",
  ],
  [
    1,
    "Gatsby",
    "loads webpack's runtime, React's chunk and the app in this order",
    () => compiled.app.join() === "webpack-runtime,framework,app",
  ],
  [
    1,
    "webpack",
    "calls the third part of a chunk with its `require`, or keeps react-dom/index.js as a module with an id",
    () => compiled.reactDomRan,
  ],
  [
    1,
    "Gatsby",
    "passes its script tags to src/html.tsx as postBodyComponents, and the page's path as `path`",
    has(
      "gatsby/cache-dir/static-entry.js",
      "postBodyComponents.push( <script key={`script-loader`}",
      "postBodyComponents={postBodyComponents}",
      "path={pagePath}",
    ),
  ],
  [
    1,
    "Gatsby",
    "reads the page's path from window.pagePath",
    has(
      "gatsby/cache-dir/production-app.js",
      "const { pagePath, location: browserLoc } = window",
    ),
  ],
  [
    1,
    "Gatsby",
    "compares the hash of the first page with window.___webpackCompilationHash",
    has(
      "gatsby/cache-dir/production-app.js",
      "page.page.webpackCompilationHash !== window.___webpackCompilationHash",
    ),
  ],
  [
    1,
    "gatsby-plugin-image",
    "names its head elements gatsby-image-style, by which src/html.tsx removes them",
    has("gatsby-plugin-image/gatsby-ssr.js", 'key: "gatsby-image-style"'),
  ],
  [
    1,
    "Gatsby",
    "sets GATSBY_SLICES while it loads gatsby-config",
    has("gatsby/dist/bootstrap/load-config/index.js", "process.env.GATSBY_SLICES = `true`"),
  ],
  [
    1,
    "Gatsby",
    "loads gatsby-config before it calls onPreInit",
    has(
      "gatsby/dist/services/initialize.js",
      "_loadConfig.loadConfig)(",
      "default)(`onPreInit`",
    ),
  ],
  [
    1,
    "Gatsby",
    "puts script tags into pages without slices if GATSBY_SLICES is not set",
    has(
      "gatsby/cache-dir/static-entry.js",
      "if (process.env.GATSBY_SLICES) { postBodyComponents.push(",
      "} else { const chunkMapping",
    ),
  ],
  [
    2,
    "webpack",
    "reads compilation.buildDependencies after the hook `done`, and stores its cache without any",
    () =>
      has(
        "webpack/lib/Compiler.js",
        "this.hooks.done.callAsync(stats, err",
        "this.cache.storeBuildDependencies( compilation.buildDependencies",
      )() &&
      has(
        "webpack/lib/cache/PackFileCacheStrategy.js",
        "if (newBuildDependencies.size > 0 || !this.buildSnapshot)",
      )(),
  ],
  [
    2,
    "Gatsby",
    "defines all environment variables in the code that renders the pages, by a plugin of webpack's with the property `definitions`",
    () =>
      has(
        "gatsby/dist/utils/webpack.config.js",
        "if (target === `node` || key.match(/^GATSBY_/)) {",
        "...processEnv(stage, `development`)",
      )() && has("webpack/lib/DefinePlugin.js", "this.definitions = definitions;")(),
  ],
  [
    2,
    "Parcel",
    "looks for changed files with getEventsSince and writeSnapshot of @parcel/watcher",
    () =>
      has(
        "@parcel/core/lib/RequestTracker.js",
        "inputFS.writeSnapshot(this.options.projectRoot",
        "inputFS.getEventsSince(options.projectRoot",
      )() &&
      has(
        "@parcel/fs/lib/index.js",
        "parcelwatcher))).getEventsSince(dir, snapshot, opts)",
        "parcelwatcher))).writeSnapshot(dir, snapshot, opts)",
      )(),
  ],
  [
    3,
    "Gatsby",
    "gathers all styles by a cache group of webpack's called “styles”",
    () => scripts.cacheGroups.includes("styles"),
  ],
  [
    3,
    "Gatsby",
    "writes the style sheets of each chunk into webpack.stats.json, from which the policy's hashes are made",
    () =>
      compiled.stats.assetsByChunkName?.["component---page"]?.some((name) =>
        name.endsWith(".css"),
      ) === true,
  ],
  [
    4,
    "Gatsby",
    "names the classes of CSS modules, and no others, by css-loader's option modules.getLocalIdent",
    () => /^\.[a-z]{1,2}\{.+\.plainName\{/.test(compiled.css),
  ],
  [
    5,
    "Gatsby",
    "puts the minifier of scripts first, a TerserPlugin as plugins.minifyJs() creates it",
    () => scripts.minifyJs === "TerserPlugin" && scripts.minimizers[0] === "TerserPlugin",
  ],
  [
    5,
    "Gatsby",
    "passes terserOptions of plugins.minifyJs() to Terser, and minifies styles by its second minifier",
    () => compiled.script.includes("{document}") && !compiled.css.includes(" "),
  ],
  [
    5,
    "Gatsby",
    "brings gatsby-script, Partytown and register-service-worker into every page (it may be that the exclusions can go)",
    () =>
      has("gatsby/cache-dir/gatsby-browser-entry.js", 'export * from "gatsby-script"')() &&
      has(
        "gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js",
        'require("@builder.io/partytown/integration")',
      )() &&
      has("gatsby/cache-dir/production-app.js", "require(`./register-service-worker`)")(),
  ],
  [
    6,
    "webpack",
    "takes the compilation's hash from compilation.hash as it is after the hook afterEmit",
    () => compiled.hash !== "" && compiled.loader.includes(`Hash="${compiled.hash}"`),
  ],
  [
    6,
    "Gatsby",
    "takes the hash for its pages from webpack's stats",
    has("gatsby/dist/commands/build.js", "webpackCompilationHash = stats.hash"),
  ],
  [
    7,
    "Gatsby",
    "waits for replaceRenderer before it calls onRenderBody",
    has(
      "gatsby/cache-dir/static-entry.js",
      "await apiRunnerAsync(`replaceRenderer`, { bodyComponent, replaceBodyHTMLString,",
      "apiRunner(`onRenderBody`",
    ),
  ],
  [
    7,
    "Gatsby",
    "runs the hooks of plugins before the site's own",
    has(
      "gatsby/dist/bootstrap/load-plugins/load-internal-plugins.js",
      "config.plugins.forEach(",
      "name: `default-site-plugin`",
    ),
  ],
  [
    7,
    "gatsby-plugin-react-helmet",
    "reads Helmet's state in onRenderBody",
    has(
      "gatsby-plugin-react-helmet/gatsby-ssr.js",
      "onRenderBody = function",
      "Helmet.renderStatic()",
    ),
  ],
  [
    8,
    "Gatsby",
    "passes `pageResources` to wrapPageElement",
    () =>
      has("gatsby/cache-dir/production-app.js", "pageResources={pageResources}")() &&
      has("gatsby/cache-dir/page-renderer.js", "...props,", "props: pageComponentProps")(),
  ],
  [
    8,
    "Gatsby",
    "keeps path and webpackCompilationHash in pageResources.page",
    has(
      "gatsby/cache-dir/loader.js",
      "path: pageData.path, webpackCompilationHash: pageData.webpackCompilationHash",
    ),
  ],
  [
    9,
    "Gatsby",
    "calls what replaceHydrateFunction returns with the element and its container",
    has(
      "gatsby/cache-dir/production-app.js",
      "apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0]",
      "renderer(<App />, rootElement)",
    ),
  ],
  [
    11,
    "Gatsby",
    "focuses #gatsby-focus-wrapper after a navigation",
    has("gatsby/cache-dir/production-app.js", "<Router", 'id="gatsby-focus-wrapper"'),
  ],
  [
    11,
    "Gatsby",
    "saves the scroll position at scroll events",
    has("gatsby-react-router-scroll/scroll-handler.js", 'window.addEventListener("scroll"'),
  ],
  [
    11,
    "Gatsby",
    "notes in `location.action` how the visitor came to a page",
    has(
      "gatsby/cache-dir/navigation.js",
      "globalHistory.listen(args => { args.location.action = args.action })",
    ),
  ],
  [
    12,
    "@gatsbyjs/reach-router",
    "exports LocationContext and globalHistory with listen and _onTransitionComplete",
    prints(
      'const { globalHistory: history, LocationContext } = require("@gatsbyjs/reach-router"); console.log(Boolean(LocationContext.Provider && history.listen && history._onTransitionComplete))',
    ),
  ],
  [
    12,
    "Gatsby",
    "uses the same copy of @gatsbyjs/reach-router as this project",
    () =>
      createRequire(installed.resolve("gatsby/package.json")).resolve(
        "@gatsbyjs/reach-router",
      ) === installed.resolve("@gatsbyjs/reach-router"),
  ],
  [
    13,
    "Gatsby",
    "sets window.___navigate, with the router's options",
    has(
      "gatsby/cache-dir/navigation.js",
      "reachNavigate(to, options)",
      "window.___navigate = (to, options) => navigate(to, options)",
    ),
  ],
  [
    14,
    "Gatsby",
    "sets window.___loader, with the method loadPage",
    () =>
      has("gatsby/cache-dir/production-app.js", "window.___loader = publicLoader")() &&
      has(
        "gatsby/cache-dir/loader.js",
        "export const publicLoader = {",
        "loadPage: rawPath => instance.loadPage(rawPath)",
      )(),
  ],
  [
    14,
    "Gatsby",
    "writes chunk-map.json when webpack has ended, with the addresses of each chunk's files",
    () => compiled.chunkMap["component---page"]?.[0]?.startsWith("/component---page") === true,
  ],
  [
    14,
    "Gatsby",
    "begins the names of pages' chunks with component---",
    prints(
      'console.log(require("gatsby/dist/utils/js-chunk-names").generateComponentChunkName("/a/src/pages/index.tsx").startsWith("component---"))',
    ),
  ],
  [
    15,
    "Gatsby",
    "tells hooks by gatsby_executing_command whether the site is built or developed",
    has("gatsby-cli/lib/create-cli.js", "process.env.gatsby_executing_command = command"),
  ],
  [
    15,
    "gatsby-plugin-image",
    "exports generateImageData, and getGatsbyImageResolver from graphql-utils",
    prints(
      'console.log(typeof require("gatsby-plugin-image").generateImageData === "function" && typeof require("gatsby-plugin-image/graphql-utils").getGatsbyImageResolver === "function")',
    ),
  ],
  [
    16,
    "gatsby-transformer-remark",
    "makes a MarkdownRemark node, with the text as internal.content, of every node with the media type text/markdown",
    prints(`
      const plugin = require("gatsby-transformer-remark/gatsby-node");
      const node = { id: "a", internal: { mediaType: "text/markdown", content: "---\\n---\\ntext" } };
      const made = plugin.shouldOnCreateNode({ node }) && plugin.onCreateNode({
        node,
        loadNodeContent: ({ internal }) => internal.content,
        actions: { createNode() {}, createParentChildLink() {} },
        createNodeId: String,
        createContentDigest: String,
      }, {});
      Promise.resolve(made).then((made) => console.log(
        made.internal?.type === "MarkdownRemark" && made.internal.content === "text" && made.parent === "a"));
    `),
  ],
  [
    16,
    "gatsby-transformer-remark",
    "gives its nodes the fields html and headings",
    has("gatsby-transformer-remark/extend-node-type.js", " html: {", " headings: {"),
  ],
  [
    16,
    "Gatsby",
    "reads a node's content from internal.content, which need not be enumerable",
    has("gatsby/dist/utils/nodes.js", "return node.internal.content;"),
  ],
  [
    17,
    "gatsby-source-filesystem",
    "copies files that pages link to into public/static/ under their digest",
    has(
      "gatsby-source-filesystem/extend-file-node.js",
      "`${file.internal.contentDigest}/${details.base}`",
      "`public`, `static`, fileName",
    ),
  ],
  [
    17,
    "Gatsby",
    "writes the page /about as about/index.html",
    prints(
      'console.log(require("gatsby-core-utils").generateHtmlPath("public", "/about") === require("node:path").join("public", "about", "index.html"))',
    ),
  ],
  [
    17,
    "@tabler/icons-react",
    "exports __iconNode from the module of an icon",
    prints(
      'import("@tabler/icons-react/dist/esm/icons/IconX.mjs").then(({ __iconNode }) => console.log(Array.isArray(__iconNode)))',
    ),
  ],
  [
    18,
    "React",
    "sets innerHTML to __html as it is",
    has("react-dom/cjs/react-dom.development.js", "node.innerHTML = html;", "nextProp[HTML$1]"),
  ],
  [
    18,
    "Helmet",
    "removes elements of the build by its mark if it no longer renders them",
    has("react-helmet/es/Helmet.js", 'querySelectorAll(type + "[" + HELMET_ATTRIBUTE + "]")'),
  ],
];

/** Entries that only use documented interfaces. */
const documented = [10];

const titles = new Map(
  [...departures.matchAll(/^(\d+)\. \*\*(.+?)\.\*\*/gm)].map(([, entry, title]) => [
    Number(entry),
    title,
  ]),
);

/** If webpack failed, the rows that read its output fail, too. */
const failure = compiled.failure && ` Look first at why webpack failed: ${compiled.failure}`;

/** Returns false if a file, module or function does not exist. */
function isMet(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}

test.each(contract)("entry %i: %s %s", (entry, who, does, holds) => {
  if (!isMet(holds))
    throw new Error(
      `docs/departures.md, entry ${entry} (${titles.get(entry)}): ${who} no longer ${does}; see Removal there.${failure}`,
    );
});

test("webpack compiles with Gatsby's configuration and the changes of src/gatsby/webpack.ts", () => {
  expect(compiled.failure).toBe("");
});

test("a build without react-dom in its scripts fails, because the loader requires react-dom", () => {
  expect(compiled.withoutReactDom).toContain("the scripts do not contain react-dom");
});

test("every entry of docs/departures.md has at least one row", () => {
  const entries = new Set([...contract.map(([entry]) => entry), ...documented]);
  expect([...entries].sort((a, b) => a - b)).toEqual([...titles.keys()]);
});

test("packages whose internals are used have an exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<"dependencies" | "devDependencies", Record<string, string>>;
  const wanted = { ...dependencies, ...devDependencies };
  const used = [
    "@gatsbyjs/reach-router",
    "@tabler/icons-react",
    "gatsby",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    "gatsby-source-filesystem",
    "gatsby-transformer-remark",
    "react",
    "react-dom",
    "react-helmet",
    "wrangler",
  ];
  for (const name of used) {
    const { version } = JSON.parse(textOf(`${name}/package.json`)) as { version: string };
    expect(`${name} ${wanted[name]}`).toBe(`${name} ${version}`);
  }
});
