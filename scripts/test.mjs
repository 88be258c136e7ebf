/** `npm test`: installs missing packages, then runs all checks. */
import { install } from "./install.mjs";

await install();
// Requires the installed packages.
await import("tsx");
const { runChecks } = await import("./checks.mts");
await runChecks();
