/** @jest-environment node */
import { readMigrations } from "../../scripts/backend/database";
import { startEngine, type Engine, type TestDatabase } from "./support/engine";
import { describeDatabases } from "./support/engines";
import { guards } from "./support/guards";

jest.setTimeout(120_000);

const statements = [...new Set(guards.flatMap((guard) => guard.statements))];

describeDatabases((server) => {
  let engine: Engine;
  let database: TestDatabase;

  beforeAll(async () => {
    engine = await startEngine(server);
  });
  afterAll(() => engine.close());

  describe("the migration", () => {
    beforeAll(async () => {
      database = await engine.open();
    });

    // The two that change grants or make tables come last in the list and disturb nothing before them.
    test.each(guards.map((guard) => [guard.promise, guard] as const))(
      "%s",
      async (_, { check }) => {
        await check(database);
      },
    );

    test("leaves the owner's own key everything", async () => {
      const rows = await database.query("select * from projects", "service_role");
      expect(rows).toHaveLength(8);
    });

    test.each([
      ["the users", "select * from auth.users", "permission denied for table users"],
      ["a new table", "create table mine (note text)", "permission denied for schema public"],
      [
        "the roles' secrets",
        "select * from pg_authid",
        "permission denied for table pg_authid",
      ],
    ])("keeps %s from anon", async (_, sql, message) => {
      await expect(database.query(sql, "anon")).rejects.toMatchObject({
        code: "42501",
        message,
      });
    });
  });

  describe.each(statements)("without “%s”", (statement) => {
    beforeAll(async () => {
      database = await engine.open(statement);
    });

    const kept = guards.filter((guard) => guard.statements.includes(statement));
    test.each(kept.map((guard) => [guard.promise, guard] as const))(
      "it is not true that %s",
      async (_, { check }) => {
        // The promise itself must be what fails, not the way to it.
        await expect(check(database)).rejects.toHaveProperty("matcherResult.pass", false);
      },
    );
  });
});

test("every statement about rights is guarded", () => {
  const rights = readMigrations()
    .join("\n")
    .replace(/--.*$/gm, "")
    .split(/(?<=;)/)
    .map((statement) => statement.trim())
    .filter((statement) => /\b(grant|revoke|policy|security)\b/.test(statement));
  expect(rights.sort()).toEqual(statements.sort());
});
