import { stopServers } from "./servers.mjs";

export default stopServers;
