/** @jest-environment node */
/** What the public key and signed-in accounts may do: read the featured projects, and nothing else. */
import { startDatabase, type TestDatabase } from "./support/database";

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

const insert = `insert into projects (slug, title, category, location, image_file, featured)
values ('a-new-project', 'A new project', 'Commercial AV', 'Towson', 'sports-bar.jpg', true)`;
const oneProject = "where slug = 'no-cable-on-the-porch'";
const denied = (object: string) => ({
  code: "42501",
  message: `permission denied for ${object}`,
});

test("anon reads every featured project, and no other", async () => {
  const all = await database.query("select slug from projects where featured order by slug");
  expect(all).toHaveLength(7);
  expect(await database.query("select slug from projects order by slug", "anon")).toEqual(all);
});

test("the service_role key reads all projects", async () => {
  expect(await database.query("select * from projects", "service_role")).toHaveLength(8);
});

test("authenticated reads nothing", async () => {
  await expect(database.query("select * from projects", "authenticated")).rejects.toMatchObject(
    denied("table projects"),
  );
});

describe.each(["anon", "authenticated"] as const)("%s", (role) => {
  test.each([
    ["insert", insert],
    ["update", `update projects set title = 'Mine' ${oneProject}`],
    ["delete", `delete from projects ${oneProject}`],
    ["upsert", `${insert} on conflict (slug) do update set title = excluded.title`],
    ["truncate", "truncate projects"],
  ])("may not %s", async (_, sql) => {
    await expect(database.query(sql, role)).rejects.toMatchObject(denied("table projects"));
  });

  test.each([
    ["auth.users", "select * from auth.users", "table users"],
    ["a new table", "create table mine (note text)", "schema public"],
    ["the passwords of roles", "select * from pg_authid", "table pg_authid"],
  ])("has no right to %s", async (_, sql, object) => {
    await expect(database.query(sql, role)).rejects.toMatchObject(denied(object));
  });

  test("has no right to a table or a sequence that is created later", async () => {
    await database.query(`create table later_${role} (note text)`);
    await database.query(`create sequence counter_${role}`);
    for (const sql of [`select * from later_${role}`, `insert into later_${role} values ('x')`])
      await expect(database.query(sql, role)).rejects.toMatchObject(
        denied(`table later_${role}`),
      );
    await expect(
      database.query(`select nextval('counter_${role}')`, role),
    ).rejects.toMatchObject(denied(`sequence counter_${role}`));
  });
});

// The last test, because it changes the rights.
test("row-level security holds even if somebody has granted all rights by mistake", async () => {
  await database.query("grant all on projects to anon");
  await expect(database.query(insert, "anon")).rejects.toMatchObject({
    code: "42501",
    message: 'new row violates row-level security policy for table "projects"',
  });
});
