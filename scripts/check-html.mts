/**
 * `npm run check:html`: checks every page in dist/ with the W3C's Nu checker, a Java program. Ignores errors in CSS: the checker does not know
 * SVG properties (r, rx, vector-effect) and container units (cqw), and Stylelint checks CSS.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { builtPages } from "./built-pages";
import { root } from "./processes.mjs";

/** The part of a message in the checker's JSON that is used here. */
interface Message {
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const folder = path.join(root, "dist");
const jar = path.join(root, "node_modules/vnu-jar/build/dist/vnu.jar");
const options = ["--errors-only", "--exit-zero-always", "--format", "json"];

if (spawnSync("java", ["-version"]).status === 0) check();
else console.log("html: skipped, Java is not installed (apt-get install default-jre-headless)");

function check(): void {
  const files = ["404.html", ...builtPages(folder).map(({ file }) => file)];
  const { stderr, status } = spawnSync("java", ["-Xss2m", "-jar", jar, ...options, ...files], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 256 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`);
  const messages = (JSON.parse(stderr) as { messages: Message[] }).messages.filter(
    ({ message }) => !message.startsWith("CSS: "),
  );
  for (const { url = "", lastLine = 0, message, extract = "" } of messages) {
    const file = path.relative(folder, new URL(url).pathname);
    console.log(`${file}:${lastLine}  ${message}  ${extract.replace(/\s+/g, " ").trim()}`);
  }
  console.log(`html: ${files.length} pages, ${messages.length} error(s)`);
  process.exitCode = messages.length > 0 ? 1 : 0;
}
