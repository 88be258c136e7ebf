/** The types of what reading content/ returns. */
import type { Kind } from "../kind";

export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead. */
  message: string;
}

/** A problem in a piece of YAML. */
export interface YamlMistake {
  /** In characters from the beginning of the YAML. */
  position: number;
  message: string;
}

export interface Entry {
  kind: Kind;
  /** The file name without extension, the value of the list's key, or the name of a single file. */
  slug: string;
  /** Path from the project's root. */
  file: string;
  /** The entry's fields as they are in the file, without empty strings and nulls. */
  data: Record<string, unknown>;
  /** Keys with nothing after the colon, neither a value nor fields. */
  bare: (string | number)[][];
  /** Markdown under the front matter; empty for YAML. */
  body: string;
  /** Line of the value at `keys`, or of its nearest key that exists. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** The value at `keys` as the file has it: YAML reads 0107 as the number 107. */
  sourceOf?: (keys: readonly PropertyKey[]) => string | undefined;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** A file that could not be read as entries of its kind. */
export interface Unread {
  kind: Kind;
  /** The slug that its entry would have; undefined for a list. */
  slug: string | undefined;
}

export interface Content {
  entries: Entry[];
  /** Entries that may exist although they could not be read: no check reports them as missing. */
  unread: Unread[];
  problems: Problem[];
}
