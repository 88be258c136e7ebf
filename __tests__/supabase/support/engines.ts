/** The databases that the tests of the migration run in: the embedded one, and a PostgreSQL server where TEST_DATABASE_URL names one. */
import { describeWhere } from "../../support/where";

const server = process.env.TEST_DATABASE_URL;

/** Describes tests once for each database. @param tests given the connection string where it is a server. */
export function describeDatabases(tests: (server?: string) => void): void {
  describe("in the embedded PostgreSQL", () => tests());
  describeWhere(server !== undefined)("in a PostgreSQL server", () => {
    // Without its address they would run in the embedded one again.
    beforeAll(() => {
      if (!server) throw new Error("TEST_DATABASE_URL names no PostgreSQL server.");
    });
    tests(server);
  });
}
