/**
 * Checks every built page with the W3C's Nu checker, a Java program. Errors in CSS do not count: the checker does not know SVG properties
 * (r, rx, vector-effect) and container units (cqw), and Stylelint checks CSS.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { builtPages } from "../../scripts/built-pages";
import { testWhere } from "../support/where";

/** The part of a message in the checker's JSON that is used here. */
interface Message {
  url?: string;
  lastLine?: number;
  message: string;
}

const java = spawnSync("java", ["-version"]).status === 0;
const jar = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");
const options = ["--errors-only", "--exit-zero-always", "--format", "json"];

testWhere(java)("the Nu checker finds no error on any page", () => {
  const files = ["404.html", ...builtPages("dist").map(({ file }) => file)];
  const { stderr } = spawnSync("java", ["-Xss2m", "-jar", jar, ...options, ...files], {
    cwd: "dist",
    encoding: "utf8",
    maxBuffer: 256 * 1024 ** 2,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages.filter(({ message }) => !message.startsWith("CSS: "));
  expect(errors.map(({ url, lastLine, message }) => `${url}:${lastLine} ${message}`)).toEqual(
    [],
  );
});
