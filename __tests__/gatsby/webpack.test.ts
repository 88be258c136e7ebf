/** @jest-environment node */
/** The names of classes in built pages. __tests__/site/budgets.test.ts checks those of all pages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "../../src/content/read/disk";
import { shortClassName } from "../../src/gatsby/webpack";

const root = path.join(__dirname, "../..");
const sheets = filesUnder(path.join(root, "src"), root).filter((file) =>
  file.endsWith(".module.css"),
);
const dependencies = new Set<string>();
const addDependency = (file: string) => dependencies.add(path.relative(root, file));
const nameOf = (file: string, name: string) =>
  shortClassName(
    { rootContext: root, resourcePath: path.join(root, file), addDependency },
    "",
    name,
  );

test("each class of each style sheet has a name of its own, of a form that no blocker hides, and depends on all style sheets", () => {
  const classes = sheets.flatMap((file) => {
    const css = readFileSync(path.join(root, file), "utf8");
    const names = [...css.matchAll(/^\s*\.([\w-]+)/gm)].map(([, name = ""]) => name);
    return [...new Set(names)].map((name) => nameOf(file, name));
  });
  expect(classes.length).toBeGreaterThan(400);
  expect(new Set(classes).size).toBe(classes.length);
  expect(classes.filter((name) => !/^[b-df-hj-np-tv-z]{2}_$/i.test(name))).toEqual([]);
  expect([...dependencies].sort()).toEqual(sheets.sort());
});

test("a class without a rule ends the build, which names it", () => {
  expect(() => nameOf(sheets[0] ?? "", "no-such-class")).toThrow(
    /module\.css: no class or animation is called no-such-class\.$/,
  );
});
