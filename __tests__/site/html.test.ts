/** Every built page by the W3C's Nu checker, which is a Java program. */
import { spawnSync } from "node:child_process";

const java = spawnSync("java", ["-version"]).status === 0;
if (!java) console.log("Left out: the Nu checker needs Java, and there is none here.");

(java ? test : test.skip)("the Nu checker finds no error on any page", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-html.mts"],
    { encoding: "utf8" },
  );
  expect(`${stdout}${stderr}`).toMatch(/^html: \d+ pages, 0 error\(s\)$/m);
  expect(status).toBe(0);
});
