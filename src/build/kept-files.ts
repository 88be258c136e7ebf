/**
 * Notes which hashed files belong to this build. Gatsby leaves those of older builds in public/; what is not noted here does not go out
 * (scripts/output.mts).
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";

/** Where the note lies, in the project. */
export const keptFilesNote = path.join(".cache", "kept-files.json");

export interface KeptFiles {
  /** Paths in public/ of everything that webpack has made: scripts, style sheets, fonts, licenses. */
  assets: string[];
  /** Digests of the content's files; pictures and drawings lie in public/static/, in folders of these names. */
  digests: string[];
}

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
 * webpack plugin for the stage build-javascript: knows, when that is done, what it has made, and names the whole by it. webpack's own hash
 * of a compilation also depends on its cache: a build of unchanged scripts would get another, which stands in every page, and would make
 * open pages load anew for nothing.
 */
export class AssetNames {
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

/** Writes the note. */
export function noteKeptFiles(
  assets: readonly string[],
  files: readonly { internal: { contentDigest: string } }[],
): void {
  const digests = new Set(files.map(({ internal }) => internal.contentDigest));
  const kept: KeptFiles = { assets: [...assets], digests: [...digests].sort() };
  writeFileSync(keptFilesNote, `${JSON.stringify(kept, undefined, 2)}\n`);
}
