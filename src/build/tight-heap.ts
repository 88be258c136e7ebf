/** How much memory a build takes: how far it may grow before it is tidied up, and how many programs share the work. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Percent of what is really in use. By itself V8 waits for two to four times as much on a machine with much memory, and a build is several
 * programs: thousands of articles would need more than a host's build machine has. Unlike a limit this cannot end a build. With ten
 * thousand articles and nothing changed Gatsby takes 1,120 MB with 60, 1,780 with 100, and the same time.
 */
const growth = 60;

/** Holds this program to it from now on. */
export const tidyHeapOften = () => {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
};

/** Tidies up at once: after much was let go, by itself V8 waits until as much is in use again. Takes about half a second. */
export function tidyHeap(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/**
 * Lets one worker ask for the data of all pages and render them. Gatsby starts one fewer than the cores it counts, and each has the schema,
 * the site's code and a store's map of its own: with one, ten thousand articles take 280 MB and 11 CPU seconds less, and the small site is
 * built a little sooner. This comes before the pool is made. A count of 1 is left as it is: without a worker a query can be debugged.
 */
export const oneWorker = () => {
  if (process.env.GATSBY_CPU_COUNT !== "1") process.env.GATSBY_CPU_COUNT = "2";
};
