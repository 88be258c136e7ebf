/**
 * `npm run check:content`: lists all errors in content/ without a build, and closures that ended more than a year ago. Exits with 1 if there
 * are errors.
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
