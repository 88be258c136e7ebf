// A browser is slow on a busy machine.
jest.setTimeout(120_000);
