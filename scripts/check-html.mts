/** `npm run check:html`: every page in public/ by the W3C's Nu checker. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { hasJava, htmlProblems } from "./html-checker.mjs";
import { root } from "./processes.mjs";

const files = readdirSync(path.join(root, "public"), { recursive: true, encoding: "utf8" })
  // Gatsby keeps parts of pages in _gatsby/, and the data of /404.html in a folder of that name.
  .filter((file) => file.endsWith(".html") && !/^(_gatsby|page-data)\//.test(file))
  .sort();

if (!hasJava()) {
  console.log("html: left out, there is no Java here (apt-get install default-jre-headless)");
} else {
  const problems = htmlProblems(files);
  for (const { file, line, message, extract } of problems)
    console.log(`${file}:${line}  ${message}  ${extract.replace(/\s+/g, " ").trim()}`);
  console.log(`html: ${files.length} pages, ${problems.length} error(s)`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
