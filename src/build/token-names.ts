/**
 * Names of one or two letters for the custom properties of styles/tokens.css, which styles name some hundred times on every page: 240 bytes
 * of the home page, compressed, whose HTML just fits into the first packets of a connection.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { shortNames } from "./short-names";
import { filesLike, styleSheets } from "./style-sheets";

/** A custom property wherever one is set or read, and where one is set. */
const property = /(?<![\w-])--([a-z][\w-]*)/gi;
const set = /^\s*--([\w-]+):/gm;

/** What of PostCSS a plugin is given; PostCSS comes with Gatsby and is not a dependency of its own. */
interface Root {
  walkDecls: (change: (declaration: { prop: string; value: string }) => void) => void;
}

export class TokenNames {
  private readonly short: ReadonlyMap<string, string>;
  /** Another one whenever any name is: whatever was made with other names must not be used again. */
  readonly version: string;

  /**
   * The same names in every build of the same sources: they are given in the order in which the tokens stand. Tokens that a script or a
   * drawing names keep theirs.
   * @param folder where the style sheets are, the tokens in styles/tokens.css, and the scripts.
   * @param content where the drawings are.
   */
  constructor(folder: string, content: string) {
    const tokens = namesIn(read(path.join(folder, "styles/tokens.css")), set);
    const elsewhere = [folder, content].flatMap((root) => filesLike(root, /\.(tsx?|svg)$/));
    const kept = new Set(elsewhere.flatMap((file) => namesIn(read(file))));
    const known = tokens.filter((name) => !kept.has(name));
    const others = new Set(styleSheets(folder).flatMap((file) => namesIn(read(file))));
    const names = shortNames((name) => kept.has(name) || others.has(name));
    this.short = new Map(known.map((name) => [name, names.next().value as string]));
    this.version = createHash("sha256")
      .update([...this.short].join("\n"))
      .digest("hex")
      .slice(0, 8);
  }

  /** `css` with the short names; what is no token stays as it is. */
  in(css: string): string {
    return css.replace(property, (all, name: string) => {
      const short = this.short.get(name);
      return short === undefined ? all : `--${short}`;
    });
  }

  /** A PostCSS plugin that gives a style sheet the short names. */
  readonly plugin = {
    postcssPlugin: TokenNames.name,
    Once: (root: Root) =>
      root.walkDecls((declaration) => {
        declaration.prop = this.in(declaration.prop);
        declaration.value = this.in(declaration.value);
      }),
  };
}

const namesIn = (text: string, pattern = property) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? "")),
];

const read = (file: string) => readFileSync(file, "utf8");
