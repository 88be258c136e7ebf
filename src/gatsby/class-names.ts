/** Names of one or two letters for the classes of CSS modules: names that people read are a sixth of a page's HTML, hashes still a tenth. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files-in";
import { shortNames } from "./short-names";

/** What filters of advertisements hide, whatever it is. */
const hiddenByFilters = /^ads?$/i;

export class ClassNames {
  private readonly short: ReadonlyMap<string, string>;

  /**
   * Both stages of a build, and every build of the same sources, must come to the same names: they are given in the order of files and of
   * names, not in the order in which webpack comes by them.
   * @param folder where the style sheets are.
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

  /** The short name of `name` in the style sheet `file`; undefined for one that is not known. */
  of(file: string, name: string): string | undefined {
    return this.short.get(this.keyOf(file, name));
  }

  /** The same wherever the project lies: a cache may be used in another folder. */
  private keyOf(file: string, name: string): string {
    return `${path.relative(this.folder, file)} ${name}`;
  }
}

/** Classes and animations of a style sheet, each once. What looks like one and is none costs a name and no more. */
function localNames(css: string): string[] {
  const found = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(
    ([, name]) => name ?? "",
  );
  return [...new Set(found)].sort();
}
