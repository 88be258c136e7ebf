/** Configures webpack and Babel for builds; development uses Gatsby's own configuration with fewer messages. */
import { createHash } from "node:crypto";
import path from "node:path";
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
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
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [lateScripts, noBuildDependencies, plugins.ignore(unusedFiles)],
      resolve: { alias: unusedPackages },
    });
    const config = getConfig() as WebpackConfig;
    deleteSharedChunks(config);
    compileOnce(config);
    shortenClassNames(config.module);
    // The first minimizer is for scripts, the second for styles.
    config.optimization?.minimizer?.splice(0, 1, minifier);
    actions.replaceWebpackConfig(config);
  }
  if (stage === "build-html") {
    actions.setWebpackConfig({
      plugins: [
        noBuildDependencies,
        plugins.define({ LATE_SCRIPTS: JSON.stringify(lateScripts.attributes) }),
      ],
    });
    const config = getConfig() as WebpackConfig;
    compileOnce(config);
    shortenClassNames(config.module);
    actions.replaceWebpackConfig(config);
  }
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

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The class that has each short name. */
const classes = new Map<string, string>();

/**
 * Four letters, which depend on the style sheet and on the name in it, and an underscore: lists of ad blockers hide short names everywhere (`.ads1`,
 * `.card`), but none that ends with an underscore. Throws if two classes get the same name, so that neither has the other's styles.
 */
export function shortClassName(
  { rootContext, resourcePath }: { rootContext: string; resourcePath: string },
  _template: string,
  name: string,
): string {
  const long = `.${name} of ${path.relative(rootContext, resourcePath)}`;
  const [...bytes] = createHash("sha256").update(long).digest().subarray(0, 4);
  const short = `${bytes.map((byte) => letters[byte % letters.length]).join("")}_`;
  const other = classes.get(short) ?? long;
  if (other !== long)
    throw new Error(`${long} and ${other} both get the short name ${short}: rename one.`);
  classes.set(short, long);
  return short;
}

/** Lets Babel compile `a?.b` to shorter code that does not support document.all. */
export function configureBabel({ stage, actions }: CreateBabelConfigArgs): void {
  if (stage === "build-javascript")
    actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
}
