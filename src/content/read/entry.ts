/** What reading content/ gives: entries, and findings about files that cannot be read. */
import type { Kind, SourceEntry } from "../kind";

export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead. */
  message: string;
}

/** Finds values of an entry in its file. */
export interface Finder {
  /** The line of the value at `keys`, or of its nearest key that exists, or the first line of the file. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** The value at `keys` as the file has it, if it is a single one: YAML reads 0107 as the number 107. */
  sourceOf: (keys: readonly PropertyKey[]) => string | undefined;
}

export interface Entry extends Finder, SourceEntry {
  /** Path from the project's root. */
  file: string;
  /** Markdown under the front matter; empty for YAML. */
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

export interface Content {
  entries: readonly Entry[];
  /** Entries that may exist although their file could not be read: no check reports them as missing. A list has no slug. */
  unread: readonly { kind: Kind; slug: string | undefined }[];
  problems: readonly Problem[];
}

/** Reports what is wrong with a line of the file that is read. Returns undefined. */
export type Report = (line: number, message: string) => undefined;
