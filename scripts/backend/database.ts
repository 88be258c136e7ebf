/** The embedded database: PostgreSQL in memory, set up from the files of the Supabase project. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { PGlite, type QueryOptions } from "@electric-sql/pglite";

export interface Statements {
  /** Runs one statement. */
  query: <Row>(
    text: string,
    parameters?: unknown[],
    options?: QueryOptions,
  ) => Promise<{ rows: Row[] }>;
  /** Runs several statements. */
  exec: (text: string) => Promise<unknown>;
}

/** The database interface that the backend uses; tests also implement it with a PostgreSQL server. */
export interface Database extends Statements {
  transaction: <Result>(work: (transaction: Statements) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

// Not __dirname, which is wrong in files that an .mts file imports with tsx.
const here = path.dirname(__filename);
const supabase = path.resolve(here, "../../supabase");

/** The migrations of supabase/migrations, oldest first. */
export function readMigrations(): string[] {
  const folder = path.join(supabase, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}

/** Creates a database with the table and its sample projects. */
export async function openDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  try {
    await fillDatabase(database, readMigrations());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Sets up an empty database like a Supabase project: Supabase's own objects, then `migrations`, then the sample projects. */
export async function fillDatabase(
  database: Statements,
  migrations: readonly string[],
): Promise<void> {
  await database.exec(readFileSync(path.join(here, "bootstrap.sql"), "utf8"));
  for (const migration of migrations) await database.exec(migration);
  await database.exec(readFileSync(path.join(supabase, "seed.sql"), "utf8"));
}
