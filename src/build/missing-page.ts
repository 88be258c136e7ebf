/**
 * The twin of 404.html, which Gatsby writes to /404. Hosts answer 404.html with the status 404 and would answer the twin with 200: it must
 * not go out. But a warm build stitches its new scripts into every page that was ever written, and fails where one is missing.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Takes the twin out of `output`, the built site. */
export function removeTwin(output: string): void {
  rmSync(path.join(output, "404"), { recursive: true, force: true });
}

/** Puts it back before a build, if `output` holds an earlier one. What is in it does not count: it is taken out again. */
export function restoreTwin(output: string): void {
  const page = path.join(output, "404.html");
  if (!existsSync(page)) return;
  mkdirSync(path.join(output, "404"), { recursive: true });
  copyFileSync(page, path.join(output, "404", "index.html"));
}
