/**
 * `npm run check:launch`: lists all placeholders that the owner must replace before the launch (decision 30), with file and line, and whether
 * the security.txt of the last build expires soon. It never fails a build.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inLines, launchFindings } from "../src/content/index";
import { securityPath } from "../src/domain/site";

const root = process.cwd();
const findings = inLines(launchFindings(root));

const securityFile = path.join(root, "dist", securityPath);
const security = existsSync(securityFile) ? readFileSync(securityFile, "utf8") : "";
const [, expires] = /^Expires: (\S+)$/m.exec(security) ?? [];
const month = 30 * 24 * 60 * 60 * 1000;
if (expires && Date.parse(expires) - Date.now() < month)
  findings.push(`${securityPath}  it expires on ${expires}; build and deploy the site again`);

for (const line of findings) console.log(line);
console.log(`launch: ${findings.length} finding(s) left`);
