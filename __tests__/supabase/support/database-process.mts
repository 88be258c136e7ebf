/**
 * Runs the embedded backend with its database for a test, outside of jest, whose module loader cannot load PGlite. Receives SQL and sends rows
 * or errors as messages; the first message is the backend's address and key.
 */
import {
  embeddedInputs,
  openDatabase,
  startEmbeddedBackend,
} from "../../../scripts/embedded-backend.mjs";

const database = await openDatabase();
const { proxy, close } = await startEmbeddedBackend(() => Promise.resolve(database));

/** A statement, and the role that runs it, or the owner. */
interface Order {
  sql: string;
  role?: string;
}

const rowsOf = ({ sql, role }: Order) =>
  database.transaction(async (transaction) => {
    if (role) await transaction.exec(`set local role ${role}`);
    return (await transaction.query(sql)).rows;
  });

process.on("message", (order: Order) => {
  rowsOf(order).then(
    (rows) => process.send?.({ rows }),
    ({ code, message }: { code: string; message: string }) =>
      process.send?.({ error: { code, message } }),
  );
});
process.on("disconnect", () => void close().then(() => process.exit(0)));
process.send?.({ url: proxy.url, anonKey: embeddedInputs.GATSBY_SUPABASE_ANON_KEY });
