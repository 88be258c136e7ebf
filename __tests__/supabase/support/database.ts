/** A new database with the migration and the sample projects, behind the embedded backend. */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface Order {
  sql: string;
  role: "anon" | "authenticated" | "service_role" | undefined;
}

export interface TestDatabase {
  /** The address of the backend that uses this database. */
  url: string;
  anonKey: string;
  /** Runs one statement as `role`, or as the owner by default. Rejects with `code` and `message` of PostgreSQL. */
  query: (sql: string, role?: Order["role"]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

interface Answer {
  rows?: Record<string, unknown>[];
  error?: { code: string; message: string };
}

/** Starts the process and waits until it is ready. */
export async function startDatabase(): Promise<TestDatabase> {
  const program = path.join(__dirname, "database-process.mts");
  const child = fork(program, [], { execArgv: ["--import", "tsx"] });
  const [backend] = (await once(child, "message")) as [{ url: string; anonKey: string }];
  return {
    ...backend,
    query: async (sql, role) => {
      child.send({ sql, role });
      const [{ rows = [], error }] = (await once(child, "message")) as [Answer];
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return rows;
    },
    close: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
