/** @jest-environment node */
/** The names of classes in built pages. __tests__/site/budgets.test.ts checks those of all pages. */
import { shortClassName } from "../../src/gatsby/webpack";

const nameOf = (file: string, name: string) =>
  shortClassName({ rootContext: "/site", resourcePath: `/site/src/${file}` }, "", name);

test("a class has one name in both stages of a build, and classes of other style sheets have others", () => {
  expect(nameOf("Header.module.css", "bar")).toBe(nameOf("Header.module.css", "bar"));
  expect(nameOf("Header.module.css", "bar")).not.toBe(nameOf("Footer.module.css", "bar"));
});

test("two classes with the same name end the build, which says which ones", () => {
  expect(() => {
    for (let number = 0; number < 100_000; number += 1) nameOf("A.module.css", `c${number}`);
  }).toThrow(
    /^\.c\d+ of src\/A\.module\.css and \.c\d+ of .* both get the short name \w{4}_: /,
  );
});
