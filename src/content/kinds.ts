/** All kinds of content, one module each in kinds/. The folder is scanned, so a new kind needs no change here. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import type { Kind } from "./kind";

const folder = path.resolve("src/content/kinds");

function load(): Kind[] {
  const jiti = createJiti(path.join(folder, "index.js"), { interopDefault: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => jiti(path.join(folder, name)) as { default: Kind } | Kind)
    .map((module) => ("default" in module ? module.default : module));
}

/** Every kind, in the order of the file names. */
export const kinds: readonly Kind[] = load();

/** The kind with that name; throws if there is none. */
export function kindOf(type: string): Kind {
  const kind = kinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`There is no kind of content called ${type}.`);
  return kind;
}
