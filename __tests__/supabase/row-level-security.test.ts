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

    // The last two guards create objects or change grants, so they run after all others.
    test.each(guards.map((guard) => [guard.guarantee, guard] as const))(
      "%s",
      async (_, { check }) => {
        await check(database);
      },
    );

    test("the service_role key can read all rows", async () => {
      const rows = await database.query("select * from projects", "service_role");
      expect(rows).toHaveLength(8);
    });

    test.each([
      ["the table auth.users", "select * from auth.users", "permission denied for table users"],
      ["a new table", "create table mine (note text)", "permission denied for schema public"],
      [
        "the passwords of roles",
        "select * from pg_authid",
        "permission denied for table pg_authid",
      ],
    ])("denies %s to anon", async (_, sql, message) => {
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
    test.each(kept.map((guard) => [guard.guarantee, guard] as const))(
      "no longer holds: %s",
      async (_, { check }) => {
        // The expectation itself must fail, not a query before it.
        await expect(check(database)).rejects.toHaveProperty("matcherResult.pass", false);
      },
    );
  });
});

test("every statement about rights has a guard", () => {
  const rights = readMigrations()
    .join("\n")
    .replace(/--.*$/gm, "")
    .split(/(?<=;)/)
    .map((statement) => statement.trim())
    .filter((statement) => /\b(grant|revoke|policy|security)\b/.test(statement));
  expect(rights.sort()).toEqual(statements.sort());
});
