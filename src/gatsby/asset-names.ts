/** Records which files webpack emitted, and makes the compilation's hash depend on them alone. */
import { createHash } from "node:crypto";

/** What of webpack's compiler this needs; webpack comes with Gatsby and is not a dependency of its own. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(
        name: string,
        callback: (compilation: {
          assets: Record<string, unknown>;
          hash?: string | null;
        }) => void,
      ): void;
    };
  };
}

/**
 * webpack plugin for the stage build-javascript. webpack's own hash of a compilation also depends on its cache: a build of unchanged
 * scripts would get another, which stands in every page, and would make open pages reload for nothing.
 */
export class AssetNames {
  /** Paths in public/ of all that webpack emitted: scripts, style sheets, fonts, licenses. Empty until then. */
  names: string[] = [];

  apply(compiler: Compiler): void {
    // Before the `done` hook, in which Gatsby writes the hash into the pages' scripts.
    compiler.hooks.afterEmit.tap(AssetNames.name, (compilation) => {
      this.names = Object.keys(compilation.assets).sort();
      // The names hold the hashes of the contents. As long as webpack's.
      const hash = createHash("sha256").update(this.names.join("\n"));
      compilation.hash = hash.digest("hex").slice(0, 20);
    });
  }
}
