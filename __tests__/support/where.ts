/**
 * `describe` and `test` for tests that need a program which may not be installed. Without it they are skipped, and `npm test` reports how
 * many. If CI is set, they run and fail instead.
 */
const runs = (installed: boolean) => installed || Boolean(process.env.CI);

export const describeWhere = (installed: boolean): jest.Describe =>
  runs(installed) ? describe : describe.skip;

export const testWhere = (installed: boolean): jest.It => (runs(installed) ? test : test.skip);
