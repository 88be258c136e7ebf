/**
 * Runs the servers for the fuzzer: the embedded backend, and the edge and nginx with dist/. A separate process, because jest's module loader
 * cannot load them. Prints one line of JSON with their addresses. Stops them when its standard input closes.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { startEdge } from "../../../scripts/edge.mjs";
import { startEmbeddedBackend } from "../../../scripts/embedded-backend.mjs";
import { hasNginx, startNginx } from "../../../scripts/nginx/server.mjs";
import { endWithSignals, root } from "../../../scripts/processes.mjs";

if (!existsSync(path.join(root, "dist/_headers"))) {
  console.error("dist/ does not contain a finished build. Run npm run build, or npm test.");
  process.exit(1);
}
endWithSignals();
const [backend, edge, nginx] = await Promise.all([
  startEmbeddedBackend(0),
  startEdge(),
  hasNginx() ? startNginx() : undefined,
]);
const close = async () =>
  void (await Promise.all([backend, edge, nginx].map((server) => server?.close())));
endWithSignals(close);
process.stdin.resume().once("end", () => {
  void close().then(() => process.exit(0));
});
console.log(JSON.stringify({ backend: backend.url, edge: edge.url, nginx: nginx?.url }));
