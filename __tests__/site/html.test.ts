/** Checks every built page with the W3C's Nu checker, a Java program. */
import { spawnSync } from "node:child_process";
import { runProgram } from "../support/program";
import { testWhere } from "../support/where";

const java = spawnSync("java", ["-version"]).status === 0;

testWhere(java)("the Nu checker finds no error on any page", () => {
  const { status, said } = runProgram("scripts/check-html.mts", [], ".");
  expect(said).toMatch(/^html: \d+ pages, 0 error\(s\)$/m);
  expect(status).toBe(0);
});
