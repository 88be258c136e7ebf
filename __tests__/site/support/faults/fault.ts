/** The rows of the fault matrix. */
import type { Answer, FaultyServer } from "../../../featured-projects/support/server";
import { makeRow } from "../../../featured-projects/support/rows";
import type { Settings, Visit } from "./visit";

export interface Fault {
  name: string;
  /** The backend's response. */
  answer?: Answer;
  /** true if the backend allows no other origin (CORS). */
  closed?: boolean;
  /** true if responses stall. */
  hang?: boolean;
  /** Build settings that differ from the test's backend. */
  settings?: (server: FaultyServer) => Partial<Settings> | Promise<Partial<Settings>>;
  /** Runs while the page is open. */
  during?: (visit: Visit) => Promise<void>;
  /** The seconds of each request, rounded down, counted from the first one. */
  asked: readonly number[];
  /** Titles that the carousel shows; empty if it is hidden. */
  shown: readonly string[];
  /** All console messages of the page's own code. */
  said: readonly (string | RegExp)[];
}

/** The times of four attempts, with delays of 1, 2 and 4 seconds. */
export const fourTimes = [0, 1, 3, 7];
/** The same if each attempt times out after 10 seconds. */
export const fourTimesHung = [0, 11, 23, 37];

/** The message after all attempts have failed. */
export const failure = (reason: string) =>
  `error: Featured projects could not be read: ${reason}`;

/** The message for a row that was dropped. */
export const leftOut = (reason: string) =>
  `warn: Featured projects: ${reason}; the row is left out.`;

/** A valid row with the title “Project `number`”. */
export const row = (number: number, changes: Record<string, unknown> = {}) =>
  makeRow({ slug: `project-${number}`, title: `Project ${number}`, ...changes });

/** Valid rows, numbered from 1. */
export const goodRows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(index + 1));
