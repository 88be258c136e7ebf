/** The guarantees of the migration, each with the statements that it depends on. */
import { strangersClient } from "./client";
import { DatabaseError, type Role, type TestDatabase } from "./engine";

export interface Guard {
  guarantee: string;
  /** Statements of the migration, verbatim. Without any one of them, the guarantee does not hold. */
  statements: string[];
  /** Throws if the guarantee does not hold. */
  check: (database: TestDatabase) => Promise<void>;
}

const insert = `insert into projects (slug, title, category, location, image_file, featured)
values ('a-new-project', 'A new project', 'Commercial AV', 'Towson', 'sports-bar.jpg', true)`;
const somewhere = "where slug = 'no-cable-on-the-porch'";
const denied = { code: "42501", message: "permission denied for table projects" };

const revoke = "revoke all on public.projects from anon, authenticated;";
const enable = "alter table public.projects enable row level security;";
const grant = "grant select on public.projects to anon;";
const policy =
  'create policy "Anyone may read featured projects" on public.projects for select to anon using (featured);';
const laterTables =
  "alter default privileges in schema public revoke all on tables from anon, authenticated;";
const laterSequences =
  "alter default privileges in schema public revoke all on sequences from anon, authenticated;";

/** The number of rows that `sql` returns, or its error. */
async function outcome(database: TestDatabase, sql: string, role: Role) {
  try {
    return { rows: (await database.query(sql, role)).length };
  } catch (error) {
    if (error instanceof DatabaseError) return { code: error.code, message: error.message };
    throw error;
  }
}

function refusedInSql(guarantee: string, role: Role, sql: string): Guard {
  return {
    guarantee: `${role} may not ${guarantee}, in SQL`,
    statements: [revoke],
    check: async (database) => expect(await outcome(database, sql, role)).toEqual(denied),
  };
}

const writes = (["anon", "authenticated"] as const).flatMap((role) => [
  refusedInSql("insert", role, insert),
  refusedInSql("update", role, `update projects set title = 'Mine' ${somewhere}`),
  refusedInSql("delete", role, `delete from projects ${somewhere}`),
  refusedInSql(
    "upsert",
    role,
    `${insert} on conflict (slug) do update set title = excluded.title`,
  ),
  refusedInSql("truncate", role, "truncate projects"),
]);

export const guards: Guard[] = [
  ...writes,
  {
    guarantee: "authenticated may not read, in SQL",
    statements: [revoke],
    check: async (database) =>
      expect(await outcome(database, "select * from projects", "authenticated")).toEqual(
        denied,
      ),
  },
  {
    guarantee: "anon reads every featured project, in SQL",
    statements: [grant, policy],
    check: async (database) =>
      expect(await outcome(database, "select * from projects where featured", "anon")).toEqual({
        rows: 7,
      }),
  },
  {
    guarantee: "a client reads every featured project",
    statements: [grant, policy],
    check: async ({ url }) => {
      const { data } = await strangersClient(url).from("projects").select("*");
      expect(data?.length).toBe(7);
    },
  },
  {
    guarantee: "anon does not see a project that is not featured, in SQL",
    statements: [enable],
    check: async (database) =>
      expect(
        await outcome(database, "select * from projects where not featured", "anon"),
      ).toEqual({ rows: 0 }),
  },
  {
    guarantee: "a client does not see a project that is not featured",
    statements: [enable],
    check: async ({ url }) => {
      const { data } = await strangersClient(url)
        .from("projects")
        .select()
        .eq("featured", false);
      expect(data).toEqual([]);
    },
  },
  {
    guarantee: "an insert is refused even if somebody has granted all rights by mistake",
    statements: [enable],
    check: async (database) => {
      await database.query("grant all on projects to anon");
      expect(await outcome(database, insert, "anon")).toEqual({
        code: "42501",
        message: 'new row violates row-level security policy for table "projects"',
      });
    },
  },
  {
    guarantee: "a table that is created later grants no rights",
    statements: [laterTables],
    check: async (database) => {
      await database.query("create table later (note text)");
      const closed = { code: "42501", message: "permission denied for table later" };
      for (const role of ["anon", "authenticated"] as const) {
        expect(await outcome(database, "select * from later", role)).toEqual(closed);
        expect(await outcome(database, "insert into later values ('x')", role)).toEqual(closed);
      }
      const { status, error } = await strangersClient(database.url).from("later").select("*");
      expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
    },
  },
  {
    guarantee: "a sequence that is created later grants no rights",
    statements: [laterSequences],
    check: async (database) => {
      await database.query("create sequence counter");
      const closed = { code: "42501", message: "permission denied for sequence counter" };
      for (const role of ["anon", "authenticated"] as const)
        expect(await outcome(database, "select nextval('counter')", role)).toEqual(closed);
    },
  },
];
