import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file in `folder` and below it whose name is like `pattern`, in the same order on every machine. */
export const filesLike = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => path.join(folder, file));

/** Every style sheet in `folder` and below it. */
export const styleSheets = (folder: string): string[] => filesLike(folder, /\.css$/);
