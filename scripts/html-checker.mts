/** The W3C's Nu checker on the built pages. It is a Java program; where there is no Java, it is left out. */
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

/** One message of the checker's JSON, as far as it is read. */
interface Message {
  type: "error" | "info" | "non-document-error";
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** true where Java can be started. */
export const hasJava = (): boolean => spawnSync("java", ["-version"]).status === 0;

/**
 * What the checker calls an error in `files` (paths within dist/). Throws where it does not run. What it says of style sheets is left
 * to Stylelint: it knows neither SVG's properties in CSS (r, rx, vector-effect) nor the units of containers (cqw).
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
