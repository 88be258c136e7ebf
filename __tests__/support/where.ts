/**
 * `describe` and `test` for what needs a program that not every machine has. Where it is missing they are skipped, which `npm test` counts
 * and names; with CI set they run and fail, so that nothing is left out there.
 */
const runs = (installed: boolean) => installed || Boolean(process.env.CI);

export const describeWhere = (installed: boolean): jest.Describe =>
  runs(installed) ? describe : describe.skip;

export const testWhere = (installed: boolean): jest.It => (runs(installed) ? test : test.skip);
