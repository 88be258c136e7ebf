/** `npm run check:content`: lists all errors in content/ without a build. Exits with 1 if there are any. */
import { checkAll, inLines } from "../src/content/index";

const findings = checkAll(process.cwd());
for (const line of inLines(findings)) console.log(line);
console.log(
  findings.length === 0 ? "content: no mistakes" : `content: ${findings.length} mistake(s)`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
