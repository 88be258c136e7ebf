/** `npm run nginx-config`: prints the configuration for the build in public/, to be included in nginx's http block. */
import { configFor } from "./nginx/server.mjs";

console.log(configFor("public", "80"));
