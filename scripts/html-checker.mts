/** Checks built pages with the W3C's Nu checker, a Java program. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./processes.mjs";

export interface HtmlProblem {
  /** Path of the file within dist/. */
  file: string;
  line: number;
  message: string;
  /** The markup around it. */
  extract: string;
}

/** The part of a message in the checker's JSON that is used here. */
interface Message {
  type: "error" | "info" | "non-document-error";
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** true if Java is installed. */
export const hasJava = (): boolean => spawnSync("java", ["-version"]).status === 0;

/**
 * Returns the errors in `files` (paths within dist/). Throws if the checker fails to run. Ignores errors in CSS: the checker does not support
 * SVG properties (r, rx, vector-effect) and container units (cqw), and Stylelint checks CSS.
 */
export function htmlProblems(files: readonly string[]): HtmlProblem[] {
  const jar = path.join(root, "node_modules/vnu-jar/build/dist/vnu.jar");
  const output = path.join(root, "dist");
  const { stderr, status } = spawnSync(
    "java",
    [
      "-Xss2m",
      "-jar",
      jar,
      "--errors-only",
      "--exit-zero-always",
      "--format",
      "json",
      ...files,
    ],
    { cwd: output, encoding: "utf8", maxBuffer: 256 * 1024 ** 2 },
  );
  if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const ofMarkup = messages.filter(({ message }) => !message.startsWith("CSS: "));
  return ofMarkup.map(({ url = "", lastLine = 0, message, extract = "" }) => ({
    file: path.relative(output, new URL(url).pathname),
    line: lastLine,
    message,
    extract,
  }));
}
