import { startServers } from "./servers.mjs";

/** Tells the test workers, through the environment, where site, browser and backend are. */
export default async function setUp() {
  Object.assign(process.env, await startServers());
}
