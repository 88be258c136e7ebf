/** @jest-environment jsdom */
import { joinAfterTheLast, stylesInOrder } from "../../src/gatsby/styles-in-order";

const sheet = (href: string) =>
  Object.assign(document.createElement("link"), { rel: "stylesheet", href });
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Stands in for the browser's, which jsdom does not have. */
class AdoptedSheet {
  rules = "";
  constructor(readonly options: { baseURL: string }) {}
  replaceSync(rules: string) {
    this.rules = rules;
  }
}
const adopted: AdoptedSheet[] = [];
/** Answers the request for each sheet, by its path. */
let answers: Record<string, (response: Partial<Response>) => void>;

beforeEach(() => {
  answers = {};
  adopted.length = 0;
  Object.assign(window, {
    lastSheet: undefined,
    CSSStyleSheet: AdoptedSheet,
    fetch: (href: string) =>
      new Promise((resolve) => {
        answers[new URL(href).pathname] = resolve;
      }),
  });
  Object.assign(document, { adoptedStyleSheets: adopted });
});

const come = (path: string) =>
  answers[path]?.({ ok: true, text: () => Promise.resolve(`rules of ${path}`) });
const fail = (path: string) => answers[path]?.({ ok: false, statusText: "Not Found" });

test("sheets are asked for at once, and join in the order in which they were asked for", async () => {
  const told: string[] = [];
  for (const path of ["/first.css", "/second.css"]) {
    const link = sheet(path);
    link.addEventListener("load", () => told.push(path));
    joinAfterTheLast(link);
  }
  expect(Object.keys(answers)).toEqual(["/first.css", "/second.css"]);
  come("/second.css");
  await turn();
  expect(adopted).toEqual([]);
  come("/first.css");
  await turn();
  expect(adopted.map(({ rules }) => rules)).toEqual([
    "rules of /first.css",
    "rules of /second.css",
  ]);
  expect(adopted[0]?.options.baseURL).toBe("http://localhost/first.css");
  expect(told).toEqual(["/first.css", "/second.css"]);
});

test("a sheet that fails says so, can be taken out of where it stands, and does not hold the next one", async () => {
  const [failing, next] = [sheet("/failing.css"), sheet("/next.css")];
  const failed = jest.fn(() => failing.parentNode?.removeChild(failing));
  failing.addEventListener("error", failed);
  joinAfterTheLast(failing);
  joinAfterTheLast(next);
  come("/next.css");
  fail("/failing.css");
  await turn();
  expect(failed).toHaveReturnedWith(failing);
  expect(adopted.map(({ rules }) => rules)).toEqual(["rules of /next.css"]);
});

test("what runs in the browser needs no name from outside", () => {
  const text = joinAfterTheLast.toString();
  const run = new Function("link", `(${text})(link)`) as typeof joinAfterTheLast;
  expect(() => run(sheet("/third.css"))).not.toThrow();
});

test("webpack's configuration without a plugin that loads styles is refused", () => {
  expect(() => stylesInOrder({ plugins: [] }, () => ({}))).toThrow(/loads styles/);
});
