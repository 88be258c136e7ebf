/**
 * Compiles a tiny site with the webpack configuration of the installed Gatsby and the changes of src/gatsby/webpack.ts. Prints the results as JSON. Gatsby
 * keeps global state, so contract.test.ts runs this in a separate process, in an empty folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { CreateWebpackConfigArgs } from "gatsby";
import { AssetNames } from "../../../src/gatsby/asset-names";
import { LateScripts } from "../../../src/gatsby/late-scripts";
import { configureWebpack } from "../../../src/gatsby/webpack";

/** The results that contract.test.ts checks. */
export interface Compiled {
  /** Gatsby's webpack configuration for scripts, before src/gatsby/webpack.ts changes it. */
  gatsby: Configuration;
  /** The error of src/gatsby/webpack.ts or of webpack; empty if both succeeded. */
  failure: string;
  /** The files of the entry `app` in loading order, without hashes. */
  app: string[];
  /** The compilation hash that Gatsby reads, and the one in the loader. */
  hash: string;
  loader: string;
  /** public/chunk-map.json and public/webpack.stats.json. */
  chunkMap: Record<string, string[]>;
  stats: { assetsByChunkName?: Record<string, string[]> };
  /** The style sheet and the script of the tiny site's page. */
  css: string;
  script: string;
  /** Whether the runtime function of a chunk (its third element) can require react-dom. */
  reactDomRan: boolean;
  /** The error of a build whose scripts do not contain react-dom; empty if there is none. */
  withoutReactDom: string;
}

/** Names of the parts of a webpack configuration. */
interface Configuration {
  entry: string[];
  plugins: string[];
  cacheGroups: string[];
  minimizers: string[];
  /** The name of the minimizer that the hook's argument plugins.minifyJs creates. */
  minifyJs: string;
}

interface WebpackConfig {
  entry: object;
  plugins: object[];
  module: { rules: { oneOf?: unknown }[] };
  optimization: {
    splitChunks?: { cacheGroups?: object };
    minimizer?: object[];
  };
}

interface Stats {
  hash: string;
  compilation: {
    errors: Error[];
    entrypoints: ReadonlyMap<string, { getFiles(): string[] }>;
  };
}

const inGatsby = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
const site = process.cwd();

const nameOf = (value: object | undefined) => value?.constructor.name ?? "nothing";
const made = (factory: unknown, options: object) =>
  typeof factory === "function"
    ? nameOf((factory as (given: object) => object)(options))
    : "nothing";

const files: Record<string, string> = {
  "package.json": '{ "name": "tiny", "browserslist": ["chrome >= 120"] }',
  "gatsby-node.js":
    "exports.onCreateWebpackConfig = (api) => globalThis.onCreateWebpackConfig(api);",
  "node_modules/react-dom/index.js":
    "globalThis.reactDomRan = true; exports.name = 'react-dom';",
  "src/app.js":
    'require("react-dom"); import(/* webpackChunkName: "component---page" */ "./page");',
  "src/page.js":
    'import * as styles from "./look.module.css"; import "./plain.css"; document.title = styles.longName; globalThis.made = { document: document };',
  "src/look.module.css": ".longName { color: red; }",
  "src/plain.css": ".plainName { color: blue; }",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), text);
}
mkdirSync(path.join(site, "public"), { recursive: true });

const found: Compiled = {
  gatsby: {
    entry: [],
    plugins: [],
    cacheGroups: [],
    minimizers: [],
    minifyJs: "",
  },
  failure: "",
  app: [],
  hash: "",
  loader: "",
  chunkMap: {},
  stats: {},
  css: "",
  script: "",
  reactDomRan: false,
  withoutReactDom: "",
};

const lateScripts = new LateScripts();
const assets = new AssetNames();

(globalThis as { onCreateWebpackConfig?: unknown }).onCreateWebpackConfig = (
  api: CreateWebpackConfigArgs,
) => {
  const config = api.getConfig() as WebpackConfig;
  const factories = api.plugins as unknown as Record<string, unknown>;
  if (api.stage === "build-javascript")
    found.gatsby = {
      entry: Object.keys(config.entry),
      plugins: config.plugins.map(nameOf),
      cacheGroups: Object.keys(config.optimization.splitChunks?.cacheGroups ?? {}),
      minimizers: config.optimization.minimizer?.map(nameOf) ?? [],
      minifyJs: made(factories.minifyJs, {}),
    };
  configureWebpack(api, site, { lateScripts, assets });
};

/** Gatsby's configuration of `stage` after onCreateWebpackConfig. */
async function configuration(stage: "build-javascript" | "build-html"): Promise<WebpackConfig> {
  const { store } = inGatsby("./dist/redux") as {
    store: { dispatch(action: object): void; getState(): { program: object } };
  };
  const send = (type: string, payload: unknown) => store.dispatch({ type, payload });
  send("SET_PROGRAM", {
    directory: site,
    extensions: [".js"],
    browserslist: ["chrome >= 120"],
  });
  send("SET_SITE_CONFIG", { jsxRuntime: "automatic", trailingSlash: "never" });
  send("SET_SITE_FLATTENED_PLUGINS", [
    {
      id: "site",
      name: "default-site-plugin",
      version: "1",
      resolve: site,
      resolvedCompiledGatsbyNode: path.join(site, "gatsby-node.js"),
      nodeAPIs: ["onCreateWebpackConfig"],
      pluginOptions: {},
    },
  ]);
  const configure = inGatsby("./dist/utils/webpack.config") as (
    ...args: unknown[]
  ) => Promise<WebpackConfig>;
  return configure(store.getState().program, site, stage, undefined, { parentSpan: {} });
}

/**
 * Compiles the tiny site with the parts of `config` that this project changes or reads. The other parts need a complete site.
 * @param app the name of the entry's file.
 */
async function compile(config: WebpackConfig, app = "app.js"): Promise<Stats> {
  const kept = [
    "MiniCssExtractPlugin",
    "GatsbyWebpackStatsExtractor",
    LateScripts.name,
    AssetNames.name,
  ];
  const webpack = inGatsby("webpack") as (
    config: object,
    done: (error: Error | null, stats: Stats) => void,
  ) => void;
  return new Promise((resolve, reject) => {
    webpack(
      {
        ...config,
        entry: { app: path.join(site, "src", app) },
        plugins: config.plugins.filter((plugin) => kept.includes(nameOf(plugin))),
        module: { rules: config.module.rules.filter(({ oneOf }) => oneOf) },
        resolve: { alias: { "react-dom": path.join(site, "node_modules/react-dom") } },
        cache: false,
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    );
  });
}

function readOutput(stats: Stats) {
  const output = (name: string) => readFileSync(path.join(site, "public", name), "utf8");
  const [error] = stats.compilation.errors;
  if (error) throw error;
  const app = stats.compilation.entrypoints.get("app")?.getFiles() ?? [];
  found.app = app.map((name) => name.replace(/-[0-9a-f]+\.js$/, ""));
  found.hash = stats.hash;
  found.loader = lateScripts.loader;
  const json = (name: string) =>
    JSON.parse(existsSync(path.join(site, "public", name)) ? output(name) : "{}") as object;
  found.chunkMap = json("chunk-map.json") as Compiled["chunkMap"];
  found.stats = json("webpack.stats.json");
  const ofPage = (ending: string) =>
    output(
      assets.names.find((name) => name.startsWith("component---") && name.endsWith(ending)) ??
        "",
    );
  found.css = ofPage(".css");
  found.script = ofPage(".js");
  const scripts = app.slice(0, -1).map(output);
  // Like the loader (src/gatsby/late-scripts.ts): runs every script but the app, then a chunk that only requires react-dom.
  const [, reactDom = ""] = /,([^,]+)\)$/.exec(lateScripts.loader) ?? [];
  const push = `self.chunks.push([[""], {}, (require) => require(${reactDom})])`;
  const page: Record<string, unknown> = {};
  Object.assign(page, { self: page, window: page });
  runInNewContext([...scripts, push].join(";\n"), page);
  found.reactDomRan = page.reactDomRan === true;
}

try {
  const config = await configuration("build-javascript");
  await configuration("build-html");
  readOutput(await compile(config));
  await compile(config, "page.js").catch((error: unknown) => {
    found.withoutReactDom = String(error);
  });
} catch (error) {
  found.failure = String(error);
}
process.stdout.write(`\n${JSON.stringify(found)}\n`, () => process.exit(0));
