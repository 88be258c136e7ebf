/** `npm run develop`: installs missing packages, then starts the development server. */
import { install } from "./install.mjs";

await install();
// Requires the installed packages.
await import("tsx");
const { develop } = await import("./site.mts");
await develop();
