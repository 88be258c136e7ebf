/** A separate process with a database and a backend. */
import { fork } from "node:child_process";
import path from "node:path";

export type Role = "anon" | "authenticated" | "service_role";

export type Order =
  | { kind: "open"; without: string | undefined }
  | { kind: "query"; sql: string; role: Role | undefined };

export interface Answer {
  url?: string;
  connection?: string;
  rows?: Record<string, unknown>[];
  error?: { code: string; message: string };
}

/** An error from PostgreSQL. */
export class DatabaseError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface TestDatabase {
  /** The address of a backend that uses this database. */
  url: string;
  /** The connection string; undefined for the embedded database. */
  connection?: string;
  /** Runs one statement as `role`, or as the owner by default. Throws DatabaseError. */
  query: (sql: string, role?: Role) => Promise<Record<string, unknown>[]>;
}

export interface Engine {
  /** Creates a new database; the previous one becomes invalid. `without` is a statement to remove from the migration. */
  open: (without?: string) => Promise<TestDatabase>;
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

function good(answer: Answer): Answer {
  if (answer.error) throw new DatabaseError(answer.error.code, answer.error.message);
  return answer;
}

/**
 * Starts the process and waits until it is ready. `server` is the connection string of a PostgreSQL server. Throws if that server must not be
 * used.
 */
export async function startEngine(server?: string): Promise<Engine> {
  const program = path.join(__dirname, "engine-process.mts");
  const child = fork(program, server ? [server] : [], { execArgv: ["--import", "tsx"] });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  child.on("message", (message) => {
    const { id, answer } = message as { id: number; answer: Answer };
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  child.on("exit", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the engine ended: ${code}`));
  });
  const answerTo = (id: number) =>
    new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));

  async function send(order: Order): Promise<Answer> {
    const id = (last += 1);
    const coming = answerTo(id);
    child.send({ id, order });
    return good(await coming);
  }

  good(await answerTo(0));
  return {
    open: async (without) => {
      const { url = "", connection } = await send({ kind: "open", without });
      const query = async (sql: string, role?: Role) =>
        (await send({ kind: "query", sql, role })).rows ?? [];
      return { url, connection, query };
    },
    close: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.disconnect();
      }),
  };
}
