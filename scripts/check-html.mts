/** `npm run check:html`: checks every page in dist/ with the W3C's Nu checker. */
import path from "node:path";
import { builtPages } from "./built-pages";
import { hasJava, htmlProblems } from "./html-checker.mjs";
import { root } from "./processes.mjs";

const files = ["404.html", ...builtPages(path.join(root, "dist")).map(({ file }) => file)];

if (!hasJava()) {
  console.log("html: skipped, Java is not installed (apt-get install default-jre-headless)");
} else {
  const problems = htmlProblems(files);
  for (const { file, line, message, extract } of problems)
    console.log(`${file}:${line}  ${message}  ${extract.replace(/\s+/g, " ").trim()}`);
  console.log(`html: ${files.length} pages, ${problems.length} error(s)`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
