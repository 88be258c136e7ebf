/**
 * `npm run check:launch`: lists all placeholders that the owner must replace before the launch (decision 30), with file and line. It never fails
 * a build.
 */
import { inLines, launchFindings } from "../src/content/index";

const findings = launchFindings(process.cwd());
for (const line of inLines(findings)) console.log(line);
console.log(`launch: ${findings.length} placeholder(s) left`);
