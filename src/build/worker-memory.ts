/** How far the memory of Gatsby's workers may grow. */

/**
 * MB. They need a hundred for as many pages as there may be, and would take six times that before they tidied up: two of them more than the
 * build itself.
 */
const limit = 512;

/** Holds programs that this one starts from now on to the limit; those that set one themselves keep theirs. */
export function limitWorkers(environment: NodeJS.ProcessEnv): void {
  const { NODE_OPTIONS: options = "" } = environment;
  if (options.includes("max-old-space-size")) return;
  environment.NODE_OPTIONS = `${options} --max-old-space-size=${limit}`.trim();
}
