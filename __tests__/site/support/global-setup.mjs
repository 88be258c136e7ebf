import { startServers } from "./servers.mjs";

/** Passes the addresses of site, browser and backend to the test workers as environment variables. */
export default async function setUp() {
  Object.assign(process.env, await startServers());
}
