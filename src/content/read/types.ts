/** What reading content/ gives. */
import type { Kind } from "../kind";

export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** What is wrong and what would be right. */
  message: string;
}

/** What is wrong with a piece of YAML. */
export interface YamlMistake {
  /** In characters from its beginning. */
  position: number;
  message: string;
}

export interface Entry {
  kind: Kind;
  /** The file name without ending, the value of the list's key, or the name of a single file. */
  slug: string;
  /** Path from the project's root. */
  file: string;
  /** The entry's fields as they stand in the file; empty strings and nulls are left out. */
  data: Record<string, unknown>;
  /** Keys after whose colon nothing stands, neither a value nor fields. */
  bare: (string | number)[][];
  /** Markdown under the front matter; empty for YAML. */
  body: string;
  /** Line on which the value at `keys` stands, or the nearest line above it that exists. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** A file that could not be read as entries of its kind. */
export interface Unread {
  kind: Kind;
  /** The slug that its entry would have; undefined where it is a list. */
  slug: string | undefined;
}

export interface Content {
  entries: Entry[];
  /** What may exist although it could not be read: nothing is said to be missing because of it. */
  unread: Unread[];
  problems: Problem[];
}
