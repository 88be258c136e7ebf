/** Databases that the tests may clear: the embedded one, and a temporary one on a PostgreSQL server. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import {
  openDatabase,
  type Database,
  type Statements,
} from "../../../scripts/backend/database";

export interface Scratch {
  database: Database;
  /** The connection string; undefined for the embedded database. */
  connection?: string;
  /** Clears the database. */
  renew: () => Promise<void>;
  /** Closes and deletes the database. */
  remove: () => Promise<void>;
}

// Roles are shared by the whole server, so they stay. Their grants are dropped with the schemas.
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
 * Creates a temporary database on the server of `connection`, which needs the rights to create databases and roles. The database that
 * `connection` names is only read: if its table `projects` has rows, it may be a real backend, and this throws.
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
  // Roles are shared, so only one test file at a time may create and drop them. The lock ends with the connection.
  await keeper.query("select pg_advisory_lock(hashtext('tests of the migration'))");
  const found = await roles(keeper);
  const name = `projects_test_${randomUUID().replaceAll("-", "")}`;
  await keeper.query(`create database ${name} template template0`);

  const address = new URL(connection);
  address.pathname = name;
  const pool = new pg.Pool({ connectionString: address.href });
  // Closing connections emit an error when their database is dropped.
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

/** The roles of Supabase that exist on the server. */
async function roles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rolname: string }>(
    "select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')",
  );
  return rows.map(({ rolname }) => rolname);
}

/** Wraps `client` in PGlite's interface. */
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
