import path from "node:path";
import { createJiti } from "jiti";

const jiti = createJiti(path.resolve("gatsby-node.ts"));

/** Loads a package that is only published as an ES module. gatsby-node is compiled to CommonJS, which cannot require it in every Node 20. */
export const importModule = <Module>(name: string): Promise<Module> =>
  jiti.import<Module>(name);
