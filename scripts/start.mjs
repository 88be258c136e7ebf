/** `npm start`: installs what is missing, then serves the built site. */
import { install } from "./install.mjs";

await install();
// From here on TypeScript can be loaded.
await import("tsx");
const { serve } = await import("./site.mts");
await serve();
