/** Mistakes in content stop a build with the messages of `npm run check:content`, before Gatsby works on the content. */
import { first } from "../support/content";
import { copyProject } from "./support/copy";

/** A finding as both programs print it: file, line, message. */
const findingsIn = (output: string) => output.match(/content\/\S+:\d+ {2}.+$/gm) ?? [];

test("the check and the build print the same findings, and both fail", () => {
  const copy = copyProject();
  const legal = first("TextPage").file;
  copy.edit("content/business.yaml", /^email: .*/m, "email: nobody");
  copy.edit("content/testimonials.yaml", /rating: \d/, "rating: 6");
  copy.edit(legal, /^## /m, "# ");

  const check = copy.attempt("check:content");
  const build = copy.attempt("build");

  const files = findingsIn(check.output).map((line) => line.split(":")[0]);
  expect(files).toEqual(["content/business.yaml", "content/testimonials.yaml", legal]);
  expect(findingsIn(build.output)).toEqual(findingsIn(check.output));
  expect([check.status, build.status]).toEqual([1, 1]);
  expect(build.output).not.toMatch(/source and transform nodes|building schema|^ +at .+:\d+/m);
});
