/** The content files that the editor writes, of the shipped site and of the fixture company. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { kinds } from "../../src/content/kinds";
import type { Kind } from "../../src/content/kind";

export interface EditedFile {
  kind: Kind;
  /** Path from the root of the company's project. */
  file: string;
  /** The path in names of tests, which also has the folder of the company. */
  name: string;
  text: string;
}

/** The folders that have a content/. */
export const companies = [".", "__tests__/fixtures/copper-basin-solar"];

/** The kinds whose files the editor writes. */
export const editedKinds = kinds.filter(
  ({ source }) => "folder" in source || "list" in source || "single" in source,
);

/** All such files of the company in the folder `root`. */
export const filesOf = (root: string): EditedFile[] =>
  editedKinds.flatMap((kind) =>
    namesOf(kind, root).map((name) => {
      const file = `content/${name}`;
      const place = path.join(root, file);
      return { kind, file, name: place, text: readFileSync(place, "utf8") };
    }),
  );

/** The texts of files by their paths from the project's root. */
export const textsOf = (files: readonly EditedFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ file, text }) => [file, text]));

function namesOf({ source }: Kind, root: string): string[] {
  if ("folder" in source) {
    const folder = path.join(root, "content", source.folder);
    // A company without entries of a kind has no folder for it.
    return (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${source.folder}/${name}`);
  }
  if ("list" in source) return [source.list];
  return "single" in source ? [source.single] : [];
}
