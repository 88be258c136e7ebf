/**
 * `npm run check:content`: lists all errors in content/ without a build, and closures that ended more than a year ago. Exits with 1 if there
 * are errors. CommonJS, as src/ is without a bundler: from an ES module, tsx would load it through a second thread, which takes 0.3 s longer.
 */
import { checkAll, inLines, noticesIn } from "../src/content/index";

const findings = checkAll(process.cwd());
for (const line of inLines(findings)) console.log(line);
for (const line of inLines(noticesIn(process.cwd(), findings)))
  console.log(`${line} (no mistake)`);
console.log(
  findings.length === 0 ? "content: no mistakes" : `content: ${findings.length} mistake(s)`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
