import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { TokenNames } from "../../src/build/token-names";
import { temporaryFolder } from "../support/temporary-folder";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, "styles"));
});

const namesOf = () => new TokenNames(folder, folder);
const write = (file: string, css: string) => writeFileSync(path.join(folder, file), css);

const tokens = `:root {
  --ink: #000;
  --size-small: 1rem;
  --edge: calc(var(--size-small) + 1px);
}
@media print {
  :root {
    --ink: #fff;
  }
}`;

test("tokens are named in their order, each once and by no name that something else has", () => {
  write("styles/tokens.css", tokens);
  write("Map.module.css", ".map { left: var(--b) }");
  const names = namesOf();
  expect(names.in("--ink --size-small --edge")).toBe("--a --c --d");
});

test("what is no token stays, also where one begins or ends it", () => {
  write("styles/tokens.css", tokens);
  const names = namesOf();
  const others = "var(--inkwell) var(--deep--ink) .card--ink --focal calc(1px - -1px)";
  expect(names.in(others)).toBe(others);
});

test("the plugin names what is set and what is read", () => {
  write("styles/tokens.css", tokens);
  const declarations = [
    { prop: "--edge", value: "max(var(--ink), 1px)" },
    { prop: "color", value: "var(--ink, var(--size-small))" },
  ];
  namesOf().plugin.Once({ walkDecls: (change) => declarations.forEach(change) });
  expect(declarations).toEqual([
    { prop: "--c", value: "max(var(--a), 1px)" },
    { prop: "color", value: "var(--a, var(--b))" },
  ]);
});

test("another version with other names, the same with the same", () => {
  write("styles/tokens.css", tokens);
  const { version } = namesOf();
  expect(namesOf().version).toBe(version);
  write("styles/tokens.css", tokens.replace("--ink: #000;", "--paper: #fff;\n  --ink: #000;"));
  expect(namesOf().version).not.toBe(version);
});

test("a token that a script or a drawing names keeps its name", () => {
  write("styles/tokens.css", tokens);
  write("Slide.tsx", "translate: `calc(100% + var(--ink))`");
  write("section.svg", '<path stroke="var(--edge)"/>');
  expect(namesOf().in("--ink --size-small --edge")).toBe("--ink --a --edge");
});

test("the project's own tokens are named, but those of its drawing", () => {
  const names = new TokenNames("src", "content");
  const text = readFileSync("content/drawings/section.svg", "utf8");
  expect(text).toContain("var(--paper,");
  expect(names.in(text)).toBe(text);
  expect(names.in("--red")).not.toBe("--red");
});
