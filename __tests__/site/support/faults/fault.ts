/** What a row of the fault matrix says. */
import type { Answer, FaultyServer } from "../../../featured-projects/support/server";
import { makeRow } from "../../../featured-projects/support/rows";
import type { Settings, Visit } from "./visit";

export interface Fault {
  name: string;
  /** How the backend answers. */
  answer?: Answer;
  /** true where the backend lets no page of another origin ask. */
  closed?: boolean;
  /** true where answers do not come. */
  hang?: boolean;
  /** Settings of the build that are other ones than those of the backend. */
  settings?: (server: FaultyServer) => Partial<Settings> | Promise<Partial<Settings>>;
  /** What happens besides while the visitor is there. */
  during?: (visit: Visit) => Promise<void>;
  /** Full seconds, counted from the first request, at which the backend is asked. */
  asked: readonly number[];
  /** Titles that the carousel shows; none where it is hidden. */
  shown: readonly string[];
  /** Every call of the console by the page's own code. */
  said: readonly (string | RegExp)[];
}

/** The times of four attempts: at once, and 1, 2 and 4 seconds after a failure. */
export const fourTimes = [0, 1, 3, 7];
/** The same where each attempt hangs for 10 seconds. */
export const fourTimesHung = [0, 11, 23, 37];

/** The line of a read that has failed for good. */
export const failure = (reason: string) =>
  `error: Featured projects could not be read: ${reason}`;

/** The line of a row that was left out. */
export const leftOut = (reason: string) =>
  `warn: Featured projects: ${reason}; the row is left out.`;

/** A good row with the title “Project `number`”. */
export const row = (number: number, changes: Record<string, unknown> = {}) =>
  makeRow({ slug: `project-${number}`, title: `Project ${number}`, ...changes });

/** Good rows, numbered from 1. */
export const goodRows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(index + 1));
