/** `npm run nginx-config`: prints the configuration for the build in dist/, to be included in nginx's http block. */
import { configFor } from "./nginx/server.mjs";

console.log(configFor("dist", "80"));
