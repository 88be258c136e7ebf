/**
 * All kinds of content: one module each in kinds/. The folder is read, so that a new kind needs no list to be edited.
 */
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

/** Every kind, in the order of their files' names. */
export const kinds: readonly Kind[] = load();

/** The kind of that name; throws where there is none. */
export function kindOf(type: string): Kind {
  const kind = kinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`There is no kind of content called ${type}.`);
  return kind;
}
