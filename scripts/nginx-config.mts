/** `npm run nginx-config`: prints the nginx configuration for the build in dist/, for the http block. */
import { configFor } from "./nginx/server.mjs";

console.log(configFor("dist", "80"));
