/**
 * Keeps webpack's cache from depending on the files of packages (scripts/cache.mts deletes the cache when package-lock.json changes) and on the
 * environment.
 */
import type { WebpackConfig } from "./styles-by-page";

/** The part of webpack's compiler that is used here; webpack is a dependency of Gatsby, not of this project. */
interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        callback: (stats: { compilation: { buildDependencies: { clear(): void } } }) => void,
      ): void;
    };
  };
}

/**
 * webpack plugin for both stages of a build. Otherwise webpack follows all imports of its loaders and plugins through node_modules before it
 * writes its cache.
 */
export const noBuildDependencies = {
  apply(compiler: Compiler): void {
    // webpack reads them after this hook.
    compiler.hooks.done.tap("noBuildDependencies", ({ compilation }) =>
      compilation.buildDependencies.clear(),
    );
  },
};

/** Environment variables that the code of pages may read. */
const known = /^(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Removes the definitions of all other environment variables from `config`, the stage that renders the pages. Gatsby defines all of them there, so that
 * webpack would compile everything again as soon as one differs, such as npm's name of the command or the number of a CI run.
 */
export function withoutEnvironment<T extends WebpackConfig>(config: T): T {
  for (const plugin of config.plugins ?? []) {
    if (!("definitions" in plugin)) continue;
    const definitions = plugin.definitions as Record<string, unknown>;
    for (const name of Object.keys(process.env))
      if (!known.test(name)) delete definitions[`process.env.${name}`];
  }
  return config;
}
