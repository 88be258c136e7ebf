import { readdirSync } from "node:fs";
import path from "node:path";

/** Every style sheet in `folder` and below it, in the same order on every machine. */
export const styleSheets = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort()
    .map((file) => path.join(folder, file));
