/** The databases for the tests of the migration: the embedded one, and the PostgreSQL server of TEST_DATABASE_URL if it is set. */
import { describeWhere } from "../../support/where";

const server = process.env.TEST_DATABASE_URL;

/** Runs the same tests for each database. @param tests receives the server's connection string, or undefined for the embedded database. */
export function describeDatabases(tests: (server?: string) => void): void {
  describe("in the embedded PostgreSQL", () => tests());
  describeWhere(server !== undefined)("in a PostgreSQL server", () => {
    // Without an address the tests would use the embedded database again.
    beforeAll(() => {
      if (!server) throw new Error("TEST_DATABASE_URL names no PostgreSQL server.");
    });
    tests(server);
  });
}
