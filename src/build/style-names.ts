/** Gives styles short names: those of the sources are for people to read. */
import path from "node:path";
import { ClassNames } from "./class-names";
import { TokenNames } from "./token-names";

/** What of webpack's configuration this touches. */
interface NamedConfig {
  cache?: unknown;
  module?: { rules?: unknown[] };
}

/** What css-loader is told of CSS modules. */
interface ModuleNames {
  getLocalIdent?: (
    loader: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

/** What postcss-loader is told for each file. */
interface PostcssOptions {
  postcssOptions: (loader: unknown) => { plugins: unknown[] };
}

/** The names that take the place of those in the sources. */
export interface StyleNames {
  classes: Pick<ClassNames, "of" | "version">;
  tokens: Pick<TokenNames, "plugin" | "version">;
}

/** The names for the project in `root`. */
export const styleNames = (root: string): StyleNames => ({
  classes: new ClassNames(path.join(root, "src")),
  tokens: new TokenNames(path.join(root, "src"), path.join(root, "content")),
});

/**
 * The configuration with short names in its styles. Both stages of a build must have them, or pages and styles would not know each other.
 * webpack keeps what it has made; with other names it must not be found.
 */
export function shortStyleNames<T extends NamedConfig>(
  config: T,
  { classes, tokens }: StyleNames,
): T {
  for (const { modules } of optionsOf(config.module?.rules, "css-loader"))
    if (typeof modules === "object" && modules)
      (modules as ModuleNames).getLocalIdent = ({ resourcePath }, _, name) =>
        classes.of(resourcePath, name);
  for (const options of optionsOf(config.module?.rules, "postcss-loader")) {
    const { postcssOptions } = options as unknown as PostcssOptions;
    options.postcssOptions = ((loader) => {
      const { plugins, ...others } = postcssOptions(loader);
      return { ...others, plugins: [...plugins, tokens.plugin] };
    }) satisfies PostcssOptions["postcssOptions"];
  }
  const { cache } = config;
  if (typeof cache !== "object") return config;
  return { ...config, cache: { ...cache, version: `${classes.version}-${tokens.version}` } };
}

/** The options of `loader` in webpack's rules, however deep they stand. */
function optionsOf(rules: unknown, loader: string): Record<string, unknown>[] {
  if (Array.isArray(rules)) return rules.flatMap((rule) => optionsOf(rule, loader));
  if (typeof rules !== "object" || rules === null) return [];
  const { oneOf, use, loader: own, options } = rules as Record<string, unknown>;
  const found =
    new RegExp(`[\\\\/]${loader}[\\\\/]`).test(String(own)) && typeof options === "object"
      ? [options as Record<string, unknown>]
      : [];
  return [...found, ...optionsOf(oneOf, loader), ...optionsOf(use, loader)];
}
