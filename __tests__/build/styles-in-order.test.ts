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
const inHead = () => [...document.head.querySelectorAll("link")];
const turn = () => new Promise((resolve) => setTimeout(resolve));

test("the plugin's other options stay", () => {
  expect(withInsert().filename).toBe("[name].css");
});

test("a sheet is asked for when the one before has come, or failed", async () => {
  const { insert } = withInsert();
  const sheets = ["/first.css", "/second.css", "/third.css"].map(sheet);
  for (const link of sheets) insert(link);
  await turn();
  expect(inHead()).toEqual(sheets.slice(0, 1));
  sheets[0]?.dispatchEvent(new Event("error"));
  await turn();
  expect(inHead()).toEqual(sheets.slice(0, 2));
  sheets[1]?.dispatchEvent(new Event("load"));
  await turn();
  expect(inHead()).toEqual(sheets);
  sheets[2]?.dispatchEvent(new Event("load"));
});

test("what runs in the browser needs no name from outside", () => {
  const run = new Function("link", `(${withInsert().insert.toString()})(link)`) as Insert;
  expect(() => run(sheet("/third.css"))).not.toThrow();
});

test("webpack's configuration without a plugin that loads styles is refused", () => {
  expect(() => stylesInOrder({ plugins: [] }, () => ({}))).toThrow(/loads styles/);
});
