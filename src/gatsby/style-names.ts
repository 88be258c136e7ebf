/** Configures webpack to shorten the class names of CSS modules. */
import path from "node:path";
import { ClassNames } from "./class-names";

/** The part of webpack's configuration that is changed here. */
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

/** The class names of the project in `root`. */
export const styleNames = (root: string) => new ClassNames(path.join(root, "src"));

/**
 * Sets short class names in css-loader's options, in place, and returns `config`. Both stages of a build need them, so that the class names
 * in the HTML match those in the style sheets.
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

/** The options of `loader` in webpack's rules, at any depth. */
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
