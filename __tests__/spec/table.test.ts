/** The built site matches its specification line by line (decision 37). */
import { builtSite } from "../site/support/documents";
import { movingRows } from "./support/moving";
import { specTest } from "./support/spec-test";
import { table } from "./support/table";

for (const { line, spec, check } of table)
  specTest(`line ${line}: ${spec}`, () => check(builtSite));

for (const { line, spec, check } of movingRows)
  specTest(`line ${line}, in the browser: ${spec}`, check);
