/** `npm run edit`: installs missing packages, then starts the development server and an editor that changes the files of this folder. */
import { install } from "./install.mjs";

await install();
// Requires the installed packages.
await import("tsx");
const { edit } = await import("./site.mts");
await edit();
