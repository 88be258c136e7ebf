/**
 * In CI, a browser test that fails runs once more, after the rest of its file, and jest prints the first failure. CI's machines are shared, and
 * browsers miss deadlines there.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
