/** Runs the embedded backend by itself: tsx scripts/backend/main.mts --port 54321 */
import path from "node:path";
import { parseArgs } from "node:util";
import { startBackend } from "./server";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "54321" },
    pictures: { type: "string", default: path.resolve("content/pictures") },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not “${values.port}”.`);
  process.exit(1);
}

const backend = await startBackend({ port, pictures: values.pictures }).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
let closing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void backend.close().then(() => process.exit(0));
  });
}
console.log(backend.url);
