import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ClassNames } from "../../src/gatsby/class-names";
import { temporaryFolder } from "../support/temporary-folder";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function write(file: string, css: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), css);
}

const of = (names: ClassNames, file: string, name: string) =>
  names.of(path.join(folder, file), name);

test("numbers classes and animations in the order of files and names", () => {
  write("b/B.module.css", ".card { animation: rise 0.5s; } @keyframes rise { to { top: 0 } }");
  write("a/A.module.css", ".head:hover .card { color: red } .head { margin: 0 .5em }");
  const names = new ClassNames(folder);
  expect(of(names, "a/A.module.css", "card")).toBe("a");
  expect(of(names, "a/A.module.css", "head")).toBe("b");
  expect(of(names, "b/B.module.css", "card")).toBe("c");
  expect(of(names, "b/B.module.css", "rise")).toBe("d");
});

test("unknown names and plain style sheets get no short name", () => {
  write("A.module.css", ".head { margin: 0 }");
  write("global.css", ".plain { margin: 0 }");
  const names = new ClassNames(folder);
  expect(of(names, "A.module.css", "foot")).toBeUndefined();
  expect(of(names, "global.css", "plain")).toBeUndefined();
});

test("short names are unique, do not begin with a digit, and do not match filters of ad blockers", () => {
  const many = Array.from({ length: 3000 }, (_, index) => `c${index}`);
  write("A.module.css", many.map((name) => `.${name} { margin: 0 }`).join("\n"));
  const names = new ClassNames(folder);
  const short = many.map((name) => of(names, "A.module.css", name) ?? "");
  expect(new Set(short).size).toBe(3000);
  expect(short.filter((name) => !/^[a-z]{1,3}$/i.test(name) || /^ads?$/i.test(name))).toEqual(
    [],
  );
  expect(short).toContain("ac");
});
