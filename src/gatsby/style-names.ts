/** Gives the classes of CSS modules short names: those of the sources are for people to read. */
import path from "node:path";
import { ClassNames } from "./class-names";

/** What of webpack's configuration this touches. */
interface NamedConfig {
  module?: { rules?: unknown[] };
}

/** css-loader's options for CSS modules. */
interface ModuleNames {
  getLocalIdent?: (
    loader: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

/** The names for the project in `root`. */
export const styleNames = (root: string) => new ClassNames(path.join(root, "src"));

/**
 * Sets short class names in css-loader's options, and returns `config`. Both stages of a build need them, or pages and styles would not
 * match.
 */
export function shortStyleNames<T extends NamedConfig>(
  config: T,
  names: Pick<ClassNames, "of">,
): T {
  for (const { modules } of optionsOf(config.module?.rules, "css-loader"))
    if (typeof modules === "object" && modules)
      (modules as ModuleNames).getLocalIdent = ({ resourcePath }, _, name) =>
        names.of(resourcePath, name);
  return config;
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
