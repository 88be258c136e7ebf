/** @jest-environment node */
/**
 * The table of the featured projects as the migration creates it: its columns, what it refuses, what the site reads from it, and that the public
 * key and signed-in accounts may do nothing else.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { openBackend, queryRows } from "../../src/featured-projects/load";
import { projectCard } from "../../src/featured-projects/row";
import * as unusedParts from "../../src/featured-projects/unused-parts";
import { unusedClientParts } from "../../src/gatsby/webpack";

interface Answer {
  rows?: Record<string, unknown>[];
  error?: { code: string; message: string };
}

/** A process with a new database, the sample projects and the embedded backend, because jest cannot load PGlite. */
let database: ChildProcess;

beforeAll(async () => {
  const program = path.join(__dirname, "support/database-process.mts");
  database = fork(program, [], { execArgv: ["--import", "tsx"] });
  const [backend] = (await once(database, "message")) as [{ url: string; anonKey: string }];
  process.env.GATSBY_SUPABASE_URL = backend.url;
  process.env.GATSBY_SUPABASE_ANON_KEY = backend.anonKey;
  // Node 20 has no WebSocket. The client requires one, although it never opens it.
  if (!("WebSocket" in globalThis)) Reflect.set(globalThis, "WebSocket", class {});
});

afterAll(async () => {
  database.disconnect();
  await once(database, "exit");
});

/** Runs one statement as `role`, or as the owner. Rejects with `code` and `message` of PostgreSQL. */
async function query(sql: string, role?: string): Promise<Record<string, unknown>[]> {
  database.send({ sql, role });
  const [{ rows = [], error }] = (await once(database, "message")) as [Answer];
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return rows;
}

test("the table has the columns of lines 187 to 199 of docs/spec.md", async () => {
  const rows = await query(
    `select column_name || ' ' || data_type || case is_nullable when 'YES' then ' null' else '' end as field
from information_schema.columns where table_schema = 'public' and table_name = 'projects' order by ordinal_position`,
  );
  expect(rows.map(({ field }) => field)).toEqual([
    "id uuid",
    "slug text",
    "title text",
    "category text",
    "location text",
    "short_caption text null",
    "alt_text text null",
    "thumbnail_image text null",
    "image_file text",
    "featured boolean",
    "sort_order integer null",
    "date_completed date null",
  ]);
});

const oneProject = "where slug = 'no-cable-on-the-porch'";

test.each([
  ["a slug with capitals", "slug", "'No-Cable'", "23514"],
  ["a slug with a slash", "slug", "'a/b'", "23514"],
  ["a slug with a hyphen at its end", "slug", "'porch-'", "23514"],
  ["a slug that is taken", "slug", "'stars-over-the-basement'", "23505"],
  ["a blank title", "title", "'  '", "23514"],
  ["a blank category", "category", "''", "23514"],
  ["a blank location", "location", "''", "23514"],
  ["no picture", "image_file", "null", "23502"],
  ["a blank picture", "image_file", "' '", "23514"],
])("the table refuses %s", async (_, column, value, code) => {
  const change = query(`update projects set ${column} = ${value} ${oneProject}`);
  await expect(change).rejects.toMatchObject({ code });
});

test("the site's query returns the six first featured projects, with pictures that exist", async () => {
  const backend = await openBackend();
  const rows = await queryRows(backend.client, new AbortController().signal);
  const projects = rows.map((row) => projectCard(row, backend.url));
  expect(projects.map(({ path }) => path)).toEqual([
    "/gallery/one-line-of-light-along-the-stage",
    "/gallery/two-screens-for-one-long-table",
    "/gallery/five-screens-above-one-bar",
    "/gallery/no-cable-on-the-porch",
    "/gallery/every-scene-beside-the-door",
    "/gallery/one-keypad-for-the-whole-kitchen",
  ]);
  for (const { picture } of projects) {
    const response = await fetch(picture ?? "");
    expect(response.headers.get("content-type")).toMatch(/^image\//);
    await response.arrayBuffer();
  }
});

describe("the client in the scripts, without the parts that one read never uses", () => {
  const packages = path.resolve("node_modules/@supabase");
  const module = readFileSync(`${packages}/supabase-js/dist/index.mjs`, "utf8");
  const imports = [...module.matchAll(/^import \{(.+)\} from "@supabase\/(.+)"/gm)]
    .map(([, names = "", from = ""]) => ({
      names: names.split(",").map((name) => name.trim()),
      from,
    }))
    .filter(({ from }) => from !== "postgrest-js");

  test("lacks nothing that the package imports", () => {
    expect(imports.map(({ from }) => from).sort()).toEqual(unusedClientParts);
    expect(Object.keys(unusedParts)).toEqual(
      expect.arrayContaining(imports.flatMap(({ names }) => names)),
    );
  });

  test("sends the same request as the whole client, gets the same rows, and refuses all else", async () => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const read = async () => {
      fetched.mockClear();
      jest.resetModules();
      const { openBackend: open } = await import("../../src/featured-projects/load");
      const { client } = await open();
      const rows = await queryRows(client, new AbortController().signal);
      const requests = fetched.mock.calls.map(([url, { signal, headers, ...init } = {}]) => {
        return { url, headers: [...new Headers(headers)], init };
      });
      return { client, answer: { rows, requests } };
    };
    const whole = await read();
    expect(whole.answer.requests).toHaveLength(1);
    for (const part of unusedClientParts) jest.doMock(`@supabase/${part}`, () => unusedParts);
    const { client, answer } = await read();
    expect(answer).toEqual(whole.answer);
    expect(() => client.channel("news")).toThrow("docs/departures.md");
    expect(() => client.auth.signOut()).toThrow("docs/departures.md");
  });
});

const insert = `insert into projects (slug, title, category, location, image_file, featured)
values ('a-new-project', 'A new project', 'Commercial AV', 'Towson', 'sports-bar.jpg', true)`;
const denied = (object: string) => ({
  code: "42501",
  message: `permission denied for ${object}`,
});

test("anon reads every featured project, and no other", async () => {
  const all = await query("select slug from projects where featured order by slug");
  expect(all).toHaveLength(7);
  expect(await query("select slug from projects order by slug", "anon")).toEqual(all);
});

test("the service_role key reads all projects", async () => {
  expect(await query("select * from projects", "service_role")).toHaveLength(8);
});

test("authenticated reads nothing", async () => {
  const read = query("select * from projects", "authenticated");
  await expect(read).rejects.toMatchObject(denied("table projects"));
});

describe.each(["anon", "authenticated"] as const)("%s", (role) => {
  test.each([
    ["insert projects", insert, "table projects"],
    ["update projects", `update projects set title = 'Mine' ${oneProject}`, "table projects"],
    ["delete projects", `delete from projects ${oneProject}`, "table projects"],
    ["empty the table", "truncate projects", "table projects"],
    ["read auth.users", "select * from auth.users", "table users"],
    ["create a table", "create table mine (note text)", "schema public"],
    ["read the passwords of roles", "select * from pg_authid", "table pg_authid"],
  ])("may not %s", async (_, sql, object) => {
    await expect(query(sql, role)).rejects.toMatchObject(denied(object));
  });

  test("may not use a table or a sequence that is created later", async () => {
    await query(`create table later_${role} (note text)`);
    await query(`create sequence counter_${role}`);
    for (const [sql, object] of [
      [`select * from later_${role}`, `table later_${role}`],
      [`insert into later_${role} values ('x')`, `table later_${role}`],
      [`select nextval('counter_${role}')`, `sequence counter_${role}`],
    ] as const)
      await expect(query(sql, role)).rejects.toMatchObject(denied(object));
  });
});

// The last test, because it changes the rights.
test("row-level security holds even if somebody has granted all rights by mistake", async () => {
  await query("grant all on projects to anon");
  await expect(query(insert, "anon")).rejects.toMatchObject({
    code: "42501",
    message: 'new row violates row-level security policy for table "projects"',
  });
});
