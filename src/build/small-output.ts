/** Makes what webpack writes smaller: Gatsby's own settings are for older browsers, and for names that people read. */
import type { ClassNames } from "./class-names";

/**
 * What of Gatsby would travel with every page without being of use: its component for scripts of other sites (2 kB), and the registration
 * of service workers, of which there are none.
 */
export const unusedPackages = { "gatsby-script": false };
export const unusedFiles = { resourceRegExp: /register-service-worker/ };

/** What of webpack's configuration this touches. */
export interface OutputConfig {
  cache?: unknown;
  module?: { rules?: unknown[] };
  optimization?: { minimizer?: unknown[] };
}

/** Makes webpack's minifier from Terser's options. */
export type Minify = (options: { terserOptions: object }) => unknown;

/** What css-loader is told of CSS modules. */
interface ModuleNames {
  getLocalIdent?: (
    loader: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

/**
 * The configuration with `classNames` for CSS modules. Both stages of a build must have it, or pages and styles would not know each other.
 * webpack keeps what it has made; with other names it must not be found.
 */
export function shortClassNames<T extends OutputConfig>(
  config: T,
  classNames: Pick<ClassNames, "of" | "version">,
): T {
  for (const names of moduleNames(config.module?.rules))
    names.getLocalIdent = ({ resourcePath }, _, name) => classNames.of(resourcePath, name);
  const { cache } = config;
  if (typeof cache !== "object") return config;
  return { ...config, cache: { ...cache, version: classNames.version } };
}

/** The settings for CSS modules in webpack's rules, however deep they stand. */
function moduleNames(rules: unknown): ModuleNames[] {
  if (Array.isArray(rules)) return rules.flatMap(moduleNames);
  if (typeof rules !== "object" || rules === null) return [];
  const { oneOf, use, loader, options } = rules as Record<string, unknown>;
  const modules = (options as { modules?: unknown } | undefined)?.modules;
  const own =
    /[\\/]css-loader[\\/]/.test(String(loader)) && typeof modules === "object" && modules
      ? [modules as ModuleNames]
      : [];
  return [...own, ...moduleNames(oneOf), ...moduleNames(use)];
}

/**
 * The configuration whose scripts are minified for the browsers of package.json: all of them read ES2020.
 * @param minify what Gatsby hands to onCreateWebpackConfig.
 */
export function modernScripts<T extends OutputConfig>(config: T, minify: Minify): T {
  // The first one is that of scripts, the other that of styles.
  const [, ...others] = config.optimization?.minimizer ?? [];
  const ecma = 2020;
  const scripts = minify({
    terserOptions: {
      mangle: true,
      compress: { ecma, passes: 3, keep_fargs: false },
      output: { ecma },
    },
  });
  return {
    ...config,
    optimization: { ...config.optimization, minimizer: [scripts, ...others] },
  };
}
