/**
 * Lets Gatsby see an edit of CSS alone. All CSS is inlined into every page, but the bundle that renders the pages holds none of it, so a
 * warm build would leave old styles standing. This plugin lets the styles count into the hashes of that bundle's chunks; when they change,
 * Gatsby writes every page anew.
 */
import { readFileSync } from "node:fs";
import { styleSheets } from "./style-sheets";

interface Hash {
  update: (text: string | Buffer) => unknown;
}

/** What of webpack's compiler this needs; webpack comes with Gatsby and is not a dependency of its own. */
interface Compiler {
  hooks: {
    compilation: {
      tap(
        name: string,
        callback: (compilation: {
          hooks: {
            chunkHash: {
              tap(name: string, callback: (chunk: unknown, hash: Hash) => void): void;
            };
          };
        }) => void,
      ): void;
    };
  };
}

/**
 * webpack plugin for the stage build-html. `folder` is where the style sheets are; `names` another text whenever what is inlined names
 * something differently.
 */
export class StylesInHtml {
  constructor(
    private readonly folder: string,
    private readonly names: string,
  ) {}

  apply(compiler: Compiler): void {
    const name = StylesInHtml.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const styles = styleSheets(this.folder).map((sheet) => readFileSync(sheet));
      compilation.hooks.chunkHash.tap(name, (_, hash) => {
        for (const text of [this.names, ...styles]) hash.update(text);
      });
    });
  }
}
