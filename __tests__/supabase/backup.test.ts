/** @jest-environment node */
/** The commands of supabase/README.md, "Back up and restore", on a PostgreSQL server. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { localAnonKey } from "../../scripts/backend/anon-key";
import { openBackend } from "../../src/featured-projects/client";
import { queryFeaturedProjects } from "../../src/featured-projects/query";
import { temporaryFolder } from "../support/temporary-folder";
import { describeWhere } from "../support/where";
import { provideWebSocket, strangersClient } from "./support/client";
import { startEngine, type Engine, type TestDatabase } from "./support/engine";
import { guards } from "./support/guards";

jest.setTimeout(120_000);
provideWebSocket();

const server = process.env.TEST_DATABASE_URL;

/** The commands of the section, in their order. */
const commands = (
  /^## Back up and restore$([\s\S]*?)^## /m.exec(
    readFileSync("supabase/README.md", "utf8"),
  )?.[1] ?? ""
).match(/^ {4}\S.*$/gm);

/** The folder with the programs of the newest PostgreSQL on Debian; empty on other systems, where they are in PATH. */
function programs(): string {
  const versions = "/usr/lib/postgresql";
  const [newest] = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))
    : [];
  return newest ? path.join(versions, newest, "bin") : "";
}

describeWhere(server !== undefined)("in a PostgreSQL server", () => {
  let engine: Engine;
  let database: TestDatabase;
  let run: (command: string | undefined) => void;

  beforeAll(async () => {
    // startEngine would use the embedded database, which pg_dump cannot reach.
    if (!server) throw new Error("TEST_DATABASE_URL names no PostgreSQL server.");
    engine = await startEngine(server);
  });
  afterAll(() => engine?.close());

  beforeEach(async () => {
    database = await engine.open();
    await database.query(
      `update projects set title = E'“12″”\\t\\\\N\\n\\\\. O''Brien €', short_caption = '' where sort_order = 3`,
    );
    const cwd = temporaryFolder();
    const environment = {
      ...process.env,
      DATABASE_URL: database.connection,
      PATH: [programs(), process.env.PATH].filter(Boolean).join(path.delimiter),
    };
    run = (command) =>
      execFileSync("sh", ["-e", "-c", command ?? ""], { cwd, env: environment, stdio: "pipe" });
  });

  /** The rows that visitors get, by the site's own query and client. */
  function featured(): Promise<unknown[]> {
    process.env.GATSBY_SUPABASE_URL = database.url;
    process.env.GATSBY_SUPABASE_ANON_KEY = localAnonKey;
    return queryFeaturedProjects(openBackend().client, new AbortController().signal);
  }
  const allRows = () => database.query("select * from projects order by id");

  test("there are two commands, one to back up and one to restore", () => {
    expect(commands?.map((command) => /\w+/.exec(command)?.[0])).toEqual(["pg_dump", "psql"]);
  });

  test.each([
    ["the table is gone", "drop table projects"],
    ["all rows are gone", "truncate projects"],
    ["all rows are wrong", "update projects set title = 'x', featured = not featured"],
  ])("if %s, a restore brings back the same rows", async (_, damage) => {
    const [answer, rows] = [await featured(), await allRows()];
    expect(answer).toHaveLength(6);
    expect(rows).toHaveLength(8);
    run(commands?.[0]);
    await database.query(damage);
    await expect(featured().catch((error: Error) => error.message)).resolves.not.toEqual(
      answer,
    );
    run(commands?.[1]);
    expect(await featured()).toEqual(answer);
    expect(await allRows()).toEqual(rows);
  });

  test("the restored table has every guarantee of the migration", async () => {
    run(commands?.[0]);
    await database.query("drop table projects");
    const { status } = await strangersClient(database.url).from("projects").select("*");
    expect(status).toBe(404);
    run(commands?.[1]);
    for (const { check } of guards) await check(database);
  });

  test("restoring an incomplete file changes nothing", async () => {
    const rows = await allRows();
    run(commands?.[0]);
    run(
      `head -n 60 projects.sql > part.sql && echo 'not SQL;' >> part.sql && mv part.sql projects.sql`,
    );
    expect(() => run(commands?.[1])).toThrow(/syntax error/);
    expect(await allRows()).toEqual(rows);
  });
});
