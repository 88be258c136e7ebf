/**
 * Runs a backend outside of jest, whose module loader cannot load PGlite. It uses the embedded database, or the PostgreSQL server of the
 * first argument. Receives orders and sends answers as messages.
 */
import path from "node:path";
import { fillDatabase, readMigrations } from "../../../scripts/backend/database";
import { startBackend } from "../../../scripts/backend/server";
import type { Answer, Order } from "./engine";
import { openEmbedded, openOnServer } from "./scratch";

const [connection] = process.argv.slice(2);
const {
  database,
  connection: own,
  renew,
  remove,
} = await (connection ? openOnServer(connection) : openEmbedded()).catch((error: unknown) => {
  process.send?.({ id: 0, answer: asAnswer(error) }, () => process.exit(1));
  return new Promise<never>(() => undefined);
});
const pictures = path.resolve("content/pictures");
const { url } = await startBackend({ port: 0, pictures, database });

async function carryOut(order: Order): Promise<Answer> {
  if (order.kind === "open") {
    const left = order.without;
    const migrations = readMigrations().map((text) => (left ? takeOut(text, left) : text));
    await renew();
    await fillDatabase(database, migrations);
    return { url, connection: own };
  }
  const rows = await database.transaction(async (transaction) => {
    if (order.role) await transaction.exec(`set local role ${order.role}`);
    const result = await transaction.query<Record<string, unknown>>(order.sql);
    return result.rows;
  });
  return { rows };
}

function asAnswer(error: unknown): Answer {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return { error: { code, message: error instanceof Error ? error.message : String(error) } };
}

/** Removes a statement. Throws unless it occurs exactly once, because a test without a change would be meaningless. */
function takeOut(migration: string, statement: string): string {
  const parts = migration.split(statement);
  if (parts.length !== 2) throw new Error(`not once in the migration: ${statement}`);
  return parts.join("");
}

process.on("message", (message) => {
  const { id, order } = message as { id: number; order: Order };
  carryOut(order)
    .catch(asAnswer)
    .then((answer) => process.send?.({ id, answer }))
    .catch(() => process.exit(1));
});

process.on("disconnect", () => {
  void remove().finally(() => process.exit(0));
});
process.send?.({ id: 0, answer: {} });
