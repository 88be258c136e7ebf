// Each build takes minutes.
jest.setTimeout(900_000);
