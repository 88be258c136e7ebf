/** Records the files that webpack emitted, and derives the compilation's hash from their names only. */
import { createHash } from "node:crypto";

/** The part of webpack's compiler that is used here; webpack is a dependency of Gatsby, not of this project. */
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
 * webpack plugin for the stage build-javascript. webpack's own compilation hash also depends on its cache, so it can differ between builds
 * of the same scripts. It is part of every page, and a different one makes open pages reload.
 */
export class AssetNames {
  /** Paths in public/ of all emitted files: scripts, style sheets, fonts, licenses. Empty until webpack has emitted them. */
  names: string[] = [];

  apply(compiler: Compiler): void {
    // Runs before the `done` hook, in which Gatsby reads the hash.
    compiler.hooks.afterEmit.tap(AssetNames.name, (compilation) => {
      this.names = Object.keys(compilation.assets).sort();
      // The names contain content hashes. The result is as long as webpack's own hash.
      const hash = createHash("sha256").update(this.names.join("\n"));
      compilation.hash = hash.digest("hex").slice(0, 20);
    });
  }
}
