/** Configures webpack and Babel for builds; development uses Gatsby's own configuration with fewer messages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { filesUnder } from "../content/read/disk";
import type { Compiler, LateScripts } from "./late-scripts";

/** The part of webpack's configuration that is changed here; webpack is a dependency of Gatsby, not of this project. */
interface WebpackConfig {
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> };
    minimizer?: unknown[];
  };
  module?: { rules?: { test?: unknown }[] };
}

/**
 * webpack plugin for both stages of a build: webpack's cache does not depend on the files of packages, for which webpack would follow all
 * imports of its loaders and plugins through node_modules. Instead, scripts/cache.mts deletes the cache when package-lock.json changes.
 */
const noBuildDependencies = {
  apply(compiler: Compiler): void {
    // webpack reads them after this hook.
    compiler.hooks.afterEmit.tap("noBuildDependencies", ({ buildDependencies }) =>
      buildDependencies.clear(),
    );
  },
};

/**
 * Parts of Gatsby that every page would load and that this site does not use: the component for third-party scripts (2 kB), the snippet
 * that starts Partytown for them (1 kB), and the registration of service workers.
 */
const unusedPackages = { "gatsby-script": false, "@builder.io/partytown/integration": false };
const unusedFiles = { resourceRegExp: /register-service-worker/ };

/** Parts of supabase-js that one anonymous read never uses: 37 of 53 kB (Brotli) of the script that reads the featured projects. */
export const unusedClientParts = ["auth-js", "functions-js", "realtime-js", "storage-js"];

/**
 * SWC instead of Gatsby's Terser, and for the browsers in package.json, which all support ES2020; Gatsby's options are for older ones. Without a
 * worker, because SWC uses threads of its own.
 */
const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { mangle: true, compress: { passes: 2, keep_fargs: false }, ecma: 2020 },
  parallel: false,
});

/** Configures both stages of a build of the project in `root`: first the scripts, then the code that renders the pages; and development. */
export function configureWebpack(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  root: string,
  lateScripts: LateScripts,
): void {
  // After each change, hundreds of lines about the order of styles would follow those about content. The order has no effect (src/styles/LayerOrder.tsx).
  if (stage === "develop") actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  const addresses = path.join(root, "src/domain/text.ts");
  const unusedPart = path.join(root, "src/featured-projects/unused-parts.ts");
  if (stage === "develop" || stage === "build-javascript")
    actions.setWebpackConfig({
      resolve: {
        alias: Object.fromEntries(
          unusedClientParts.map((name) => [`@supabase/${name}$`, unusedPart]),
        ),
      },
      plugins: [
        plugins.provide({
          decodeURIComponent: [addresses, "decodeComponent"],
          decodeURI: [addresses, "decodeAddress"],
        }),
      ],
    });
  if (!stage.startsWith("build-")) return;
  actions.setWebpackConfig({ plugins: [noBuildDependencies] });
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: [lateScripts, plugins.ignore(unusedFiles)],
      resolve: { alias: unusedPackages },
    });
  else {
    const LATE_SCRIPTS = JSON.stringify(lateScripts.attributes);
    actions.setWebpackConfig({ plugins: [plugins.define({ LATE_SCRIPTS })] });
  }
  const config = getConfig() as WebpackConfig;
  compileOnce(config);
  shortenClassNames(config.module);
  if (stage === "build-javascript") {
    deleteSharedChunks(config);
    // The first minimizer is for scripts, the second for styles.
    config.optimization?.minimizer?.splice(0, 1, minifier);
  }
  actions.replaceWebpackConfig(config);
}

/**
 * Deletes two of Gatsby's cache groups. One collects the styles of the whole site in a file, which Gatsby would
 * inline into every page; the order of styles may then differ between pages, which cascade layers make harmless (src/styles/LayerOrder.tsx).
 * The other gives each large package a chunk of its own, also the file with all icons, which webpack reduces to those in use later.
 */
function deleteSharedChunks({ optimization }: WebpackConfig): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  delete groups?.styles;
  delete groups?.lib;
}

/**
 * Deletes the rule of gatsby-plugin-typescript: Gatsby's rule for scripts matches TypeScript, too, so that Babel would compile each file twice.
 */
function compileOnce({ module }: WebpackConfig): void {
  if (module) module.rules = module.rules?.filter(({ test }) => String(test) !== "/\\.tsx?$/");
}

/**
 * Makes the names of classes short, by css-loader's option wherever it is in `part` of the configuration. Gatsby's readable names would
 * take a sixth of a page's HTML. Both stages of a build need it, so that the names in the HTML match those in the style sheets.
 */
function shortenClassNames(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  if ("localIdentName" in part) Object.assign(part, { getLocalIdent: shortClassName });
  Object.values(part).forEach(shortenClassNames);
}

/** Consonants, so that no name is a word such as “ad”, which ad blockers hide. */
const letters = [..."bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ"];

/** A class or an animation in a style sheet. */
const named = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/**
 * The style sheets of the project in `root`, and the short name of each class and animation in them, by the sheet's path and the own name. Names are
 * in the order of the sheets, so that those that are used together are alike.
 */
function namesIn(root: string) {
  const folder = path.join(root, "src");
  const sheets = filesUnder(folder)
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(folder, file));
  const keys = new Set(
    sheets.flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(named),
        ([, name = ""]) => `${file} ${name}`,
      ),
    ),
  );
  const count = letters.length;
  if (keys.size > count ** 2)
    throw new Error(`There are more than ${count ** 2} classes: give them three letters.`);
  const short = (index: number) =>
    `${letters[Math.floor(index / count)]}${letters[index % count]}_`;
  return { sheets, names: new Map([...keys].map((key, index) => [key, short(index)])) };
}

/** Found once for both stages of a build. */
let found: ReturnType<typeof namesIn> | undefined;

/** The part of a webpack loader's context that is used here. */
interface LoaderContext {
  rootContext: string;
  resourcePath: string;
  addDependency: (file: string) => void;
}

/**
 * Two letters and an underscore: lists of ad blockers hide short names everywhere (`.ads1`, `.card`), but none that ends with an underscore. A name
 * of four letters that depends on a hash makes the HTML of the home page 783 bytes larger (Brotli).
 */
export function shortClassName(
  { rootContext, resourcePath, addDependency }: LoaderContext,
  _template: string,
  name: string,
): string {
  found ??= namesIn(rootContext);
  // A class that is added changes the names of others, which webpack's cache must not keep.
  found.sheets.forEach((file) => addDependency(file));
  const short = found.names.get(`${resourcePath} ${name}`);
  if (!short) throw new Error(`${resourcePath}: no class or animation is called ${name}.`);
  return short;
}

/** Lets Babel compile `a?.b` to shorter code that does not support document.all. */
export function configureBabel({ stage, actions }: CreateBabelConfigArgs): void {
  if (stage === "build-javascript")
    actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
}
