/** `npm test`: installs what is missing, then checks everything. */
import { install } from "./install.mjs";

await install();
// From here on TypeScript can be loaded.
await import("tsx");
const { runChecks } = await import("./checks.mts");
await runChecks();
