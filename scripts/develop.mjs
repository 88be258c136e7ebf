/** `npm run develop`: installs what is missing, then serves the site as it is being edited. */
import { install } from "./install.mjs";

await install();
// From here on TypeScript can be loaded.
await import("tsx");
const { develop } = await import("./site.mts");
await develop();
