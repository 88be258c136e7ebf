/** The Trusted Types policy, with a stand-in for the browser's interface, which jsdom lacks. */
import { renderHook } from "@testing-library/react";

type Rules = Record<string, (text: string) => string>;
type Module = typeof import("../../src/client/trusted");

const policies: [name: string, rules: Rules][] = [];
let useTrustedHtml: Module["useTrustedHtml"];
let trustedJson: Module["trustedJson"];

beforeAll(async () => {
  const createPolicy = (name: string, rules: Rules) => {
    policies.push([name, rules]);
    // A real policy returns objects, not strings.
    const wrapped = Object.entries(rules).map(([key, rule]) => [
      key,
      (text: string) => ({ made: rule(text) }),
    ]);
    return Object.fromEntries(wrapped) as Rules;
  };
  Reflect.set(window, "trustedTypes", { createPolicy });
  ({ useTrustedHtml, trustedJson } = await import("../../src/client/trusted"));
});

test("there is one policy, with the name that src/gatsby/policy.ts lists", () => {
  expect(policies.map(([name]) => name)).toEqual(["site"]);
});

test("the same HTML gives the same value, so that React leaves it in the page", () => {
  const { result, rerender } = renderHook(({ html }) => useTrustedHtml(html), {
    initialProps: { html: "<b>A</b>" },
  });
  const first = result.current;
  expect(first).toEqual({ __html: { made: "<b>A</b>" } });
  rerender({ html: "<b>A</b>" });
  expect(result.current).toBe(first);
  rerender({ html: "<b>B</b>" });
  expect(result.current).toEqual({ __html: { made: "<b>B</b>" } });
});

test("only JSON becomes the text of a script element", () => {
  expect(trustedJson('{"a":"\\u003c"}')).toEqual({ made: '{"a":"\\u003c"}' });
  expect(() => trustedJson("alert(1)")).toThrow(SyntaxError);
});
