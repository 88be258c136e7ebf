/**
 * Chooses how tests run that need a program which not every machine has. Where it is missing they are skipped, which `npm test` counts and
 * names; with CI set they run and fail, so that nothing is left out there.
 */
export const where = (installed: boolean): "run" | "skip" =>
  installed || process.env.CI ? "run" : "skip";

/** `describe`, as `where` says. */
export const describeWhere = (installed: boolean): jest.Describe =>
  where(installed) === "run" ? describe : describe.skip;

/** `test`, as `where` says. */
export const testWhere = (installed: boolean): jest.It =>
  where(installed) === "run" ? test : test.skip;
