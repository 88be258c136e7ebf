/** @jest-environment jsdom */
import { stylesInOrder } from "../../src/build/styles-in-order";

class MiniCssExtractPlugin {
  constructor(public options: object) {}
}

type Insert = (link: HTMLLinkElement) => void;

const withInsert = () => {
  const { plugins = [] } = stylesInOrder(
    { plugins: [new Map(), new MiniCssExtractPlugin({ filename: "[name].css" })] },
    (options) => new MiniCssExtractPlugin(options),
  );
  return (plugins[1] as unknown as { options: { filename: string; insert: Insert } }).options;
};

const sheet = (href: string) =>
  Object.assign(document.createElement("link"), { rel: "stylesheet", href });
const inHead = () =>
  [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.href}`);
const early = (name: string) =>
  document.head.querySelector(`link[rel=preload][href$="${name}"]`) as Element;

test("the plugin's other options stay", () => {
  expect(withInsert().filename).toBe("[name].css");
});

test("sheets stand in the order in which they arrived, also one that failed", () => {
  const { insert } = withInsert();
  for (const name of ["/first.css", "/second.css"]) insert(sheet(name));
  expect(inHead()).toEqual([
    "preload http://localhost/first.css",
    "preload http://localhost/second.css",
  ]);
  early("second.css").dispatchEvent(new Event("load"));
  early("first.css").dispatchEvent(new Event("error"));
  expect(inHead()).toEqual([
    "stylesheet http://localhost/second.css",
    "stylesheet http://localhost/first.css",
  ]);
});

test("what runs in the browser needs no name from outside", () => {
  const run = new Function("link", `(${withInsert().insert.toString()})(link)`) as Insert;
  expect(() => run(sheet("/third.css"))).not.toThrow();
});

test("webpack's configuration without a plugin that loads styles is refused", () => {
  expect(() => stylesInOrder({ plugins: [] }, () => ({}))).toThrow(/loads styles/);
});
