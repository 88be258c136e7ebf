/** Names of one or two letters for the classes of CSS modules. Readable names take a sixth of a page's HTML, hashes a tenth. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files-in";
import { shortNames } from "./short-names";

/** Class names that ad blockers hide. */
const hiddenByFilters = /^ads?$/i;

export class ClassNames {
  private readonly short: ReadonlyMap<string, string>;

  /**
   * Assigns names in the order of files and classes, not in the order in which webpack compiles them: both stages of a build, and every build
   * of the same sources, must get the same names.
   * @param folder contains the style sheets.
   */
  constructor(private readonly folder: string) {
    const known = filesIn(folder)
      .filter((name) => name.endsWith(".module.css"))
      .map((name) => path.join(folder, name))
      .flatMap((file) =>
        localNames(readFileSync(file, "utf8")).map((name) => this.keyOf(file, name)),
      );
    const names = shortNames((name) => hiddenByFilters.test(name));
    this.short = new Map(known.map((name) => [name, names.next().value as string]));
  }

  /** The short name of the class `name` in the style sheet `file`; undefined if it is unknown. */
  of(file: string, name: string): string | undefined {
    return this.short.get(this.keyOf(file, name));
  }

  /** Relative to the project, because a cache may be used in another folder. */
  private keyOf(file: string, name: string): string {
    return `${path.relative(this.folder, file)} ${name}`;
  }
}

/** Classes and animations of a style sheet, each once. A false match only uses up a name. */
function localNames(css: string): string[] {
  const found = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(
    ([, name]) => name ?? "",
  );
  return [...new Set(found)].sort();
}
