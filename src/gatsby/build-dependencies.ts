/** Keeps webpack's cache from depending on the files of packages: scripts/cache.mts deletes the cache when package-lock.json changes. */

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
