/** How far memory may grow before it is tidied up. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Percent of what is really in use. By itself V8 waits for two to four times as much on a machine with much memory, and a build is several
 * programs: thousands of articles would need more than a host's build machine has. Unlike a limit this cannot end a build.
 */
const growth = 20;

/** Holds this program to it from now on. */
export const tidyHeapOften = () => {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
};

/** Tidies up at once: after much was let go, by itself V8 waits until as much is in use again. Takes about half a second. */
export function tidyHeap(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
