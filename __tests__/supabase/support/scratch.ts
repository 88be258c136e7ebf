/** Databases that the tests may empty as they like: the embedded one, and one of their own on a PostgreSQL server. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import {
  openDatabase,
  type Database,
  type Statements,
} from "../../../scripts/backend/database";

export interface Scratch {
  database: Database;
  /** Its connection string; left out for the embedded one. */
  connection?: string;
  /** Makes it an empty database again. */
  renew: () => Promise<void>;
  /** Leaves no trace of it. */
  remove: () => Promise<void>;
}

// Roles stay: they belong to the whole server. What they were granted goes with the schemas.
const empty = `
drop schema if exists auth cascade;
drop schema public cascade;
create schema public authorization pg_database_owner;
grant usage on schema public to public;
`;

export async function openEmbedded(): Promise<Scratch> {
  return scratch(await openDatabase(), () => Promise.resolve());
}

function scratch(database: Database, drop: () => Promise<void>): Scratch {
  return {
    database,
    renew: async () => void (await database.exec(empty)),
    remove: async () => {
      await database.close();
      await drop();
    },
  };
}

/**
 * Makes a database of its own on the server that `connection` names, which needs the rights to create databases and roles. The database
 * that `connection` itself names is only looked at; with rows in a table "projects" it may be somebody's backend, and this throws.
 */
export async function openOnServer(connection: string): Promise<Scratch> {
  const keeper = new pg.Client({ connectionString: connection });
  await keeper.connect();
  try {
    await refuseBackend(keeper);
  } catch (error) {
    await keeper.end();
    throw error;
  }
  // Roles are shared: one test file at a time makes and drops them. The lock ends with the connection.
  await keeper.query("select pg_advisory_lock(hashtext('tests of the migration'))");
  const found = await roles(keeper);
  const name = `projects_test_${randomUUID().replaceAll("-", "")}`;
  await keeper.query(`create database ${name} template template0`);

  const address = new URL(connection);
  address.pathname = name;
  const pool = new pg.Pool({ connectionString: address.href });
  // Connections that are still closing hear that their database is dropped.
  pool.on("error", () => undefined);
  const database: Database = {
    ...statementsOf(pool),
    transaction: (work) => transaction(pool, work),
    close: () => pool.end(),
  };
  const remove = async () => {
    await keeper.query(`drop database ${name} with (force)`);
    const made = (await roles(keeper)).filter((role) => !found.includes(role));
    if (made.length > 0) await keeper.query(`drop role ${made.join(", ")}`);
    await keeper.end();
  };
  return { ...scratch(database, remove), connection: address.href };
}

async function refuseBackend(client: pg.Client): Promise<void> {
  const table = await client.query("select to_regclass('public.projects') as name");
  const [found] = table.rows as { name: string | null }[];
  if (!found?.name) return;
  const { rowCount } = await client.query("select from public.projects limit 1");
  if (rowCount)
    throw new Error(
      "TEST_DATABASE_URL names a database with rows in public.projects. Name another one: tests do not run beside a backend.",
    );
}

/** Those of Supabase's roles that the server has. */
async function roles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rolname: string }>(
    "select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')",
  );
  return rows.map(({ rolname }) => rolname);
}

/** `client` in the form that PGlite has. */
function statementsOf(client: pg.Pool | pg.PoolClient): Statements {
  return {
    query: async <Row>(text: string, parameters: unknown[] = []) => {
      const { rows } = await client.query(text, parameters);
      return { rows: rows as Row[] };
    },
    exec: (text) => client.query(text),
  };
}

async function transaction<Result>(
  pool: pg.Pool,
  work: (transaction: Statements) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(statementsOf(client));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
