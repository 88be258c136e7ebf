import path from "node:path";
import { createJiti } from "jiti";

const jiti = createJiti(path.resolve("gatsby-node.ts"));

/** Loads a package that exists as an ES module only: gatsby-node is compiled to CommonJS, which cannot load such in every Node 20. */
export const importModule = <Module>(name: string): Promise<Module> =>
  jiti.import<Module>(name);
