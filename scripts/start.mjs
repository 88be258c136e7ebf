/** `npm start`: installs missing packages, then builds and serves the site. */
import { install } from "./install.mjs";

await install();
// Requires the installed packages.
await import("tsx");
const { serve } = await import("./site.mts");
await serve();
