/** `npm run edit`: installs missing packages, then starts the development server and the editor on the working copy. */
import { install } from "./install.mjs";

await install();
// Requires the installed packages.
await import("tsx");
const { edit } = await import("./site.mts");
await edit();
