/**
 * `npm run check:launch`: what an owner still has to replace before the site may speak for a real company (decision 30), each with its
 * file and line. It never fails a build.
 */
import { inLines, launchFindings } from "../src/content/index";

const findings = launchFindings(process.cwd());
for (const line of inLines(findings)) console.log(line);
console.log(`launch: ${findings.length} thing(s) left`);
