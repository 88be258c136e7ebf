/**
 * `npm run check:launch`: lists all placeholders that the owner must replace before the launch (decision 30), with file and line, and whether
 * the security.txt of the last build expires soon. It never fails a build.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inLines, launchFindings } from "../src/content/index";
import { securityPath } from "../src/domain/files";
import { expiryProblems } from "./built-pages";

const root = process.cwd();
const securityFile = path.join(root, "dist", securityPath);
const findings = [
  ...inLines(launchFindings(root)),
  ...(existsSync(securityFile)
    ? expiryProblems(readFileSync(securityFile, "utf8"), new Date())
    : []),
];
for (const line of findings) console.log(line);
console.log(`launch: ${findings.length} finding(s) left`);
