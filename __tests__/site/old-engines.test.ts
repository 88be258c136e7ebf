/**
 * Engines that are older than those which get everything (decision 43). MDN's compatibility data say since when engines have a built-in.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import data, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data";
import { transformSync } from "esbuild";
import * as ts from "typescript";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";
import { kinds } from "./support/kinds";
import { hydrated } from "./support/page";
import { lateScripts } from "./support/site";
import { testAll } from "./support/test-all";
import { arrive, visit } from "./support/visit";

/** The first engines with all of ES2020, in which the minifier writes (src/gatsby/webpack.ts). */
const es2020 = { chrome: 80, firefox: 74, safari: 13.1 };
/** The first ones for which the loader adds the scripts (canRunScripts in src/gatsby/late-scripts.ts). */
const oldest = { chrome: 90, firefox: 86, safari: 15.4 };

type Engine = keyof typeof oldest;
const engines = Object.keys(oldest) as Engine[];

/** The version that has a feature without prefix or flag; Infinity if none has. */
function since(feature: CompatStatement, engine: Engine): number {
  const all = [feature.support[engine] ?? []].flat();
  const plain = all.find(
    ({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name,
  );
  const version = String(plain?.version_added || Infinity).replace("≤", "");
  return version === "preview" ? Infinity : Number(version);
}

type Versions = Readonly<Partial<typeof oldest>>;

/** Whether one of these engines got the feature later. */
const isNewer = (feature: CompatStatement, versions: Versions): boolean =>
  engines.some((engine) => since(feature, engine) > (versions[engine] ?? Infinity));

/** Built-ins by their names: ".at" for members of objects, and "URL.canParse" and "structuredClone" for others. */
const builtIns = new Map<string, CompatStatement[]>();

function add(name: string, { __compat }: Identifier): void {
  if (__compat) builtIns.set(name, [...(builtIns.get(name) ?? []), __compat]);
}

const owners = { ...data.api, ...data.javascript.builtins } as Record<
  string,
  Record<string, Identifier>
>;
for (const [owner, parts] of Object.entries(owners)) {
  add(owner, parts);
  // Its objects do not exist in older engines.
  const isNew = builtIns.get(owner)?.every((each) => isNewer(each, es2020));
  for (const [key, part] of Object.entries(parts)) {
    const name = key.replace(/_static$/, "");
    if (key === "__compat" || key.endsWith("_event")) continue;
    add(`${owner}.${name}`, part);
    if (name === key && !isNew) add(`.${name}`, part);
    if (owner === "Window" || owner === "globals") add(name, part);
  }
}

/** The names of built-ins that came after these versions, and that all engines have by now. */
const newerThan = (versions: Versions): string[] =>
  [...builtIns]
    .filter(
      ([, features]) =>
        features.every((each) => isNewer(each, versions)) &&
        features.some((each) => engines.every((engine) => since(each, engine) < Infinity)),
    )
    .map(([name]) => name);

/** The names of functions that `code` calls, and of globals that it uses. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const visitNode = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    const called = (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.expression;
    if (called && ts.isPropertyAccessExpression(called)) {
      const owner = called.expression.getText();
      names.add(builtIns.has(owner) ? `${owner}.${called.name.text}` : `.${called.name.text}`);
    }
    // The names of properties are no globals.
    if (ts.isPropertyAccessExpression(node)) visitNode(node.expression);
    else if (ts.isPropertyAssignment(node)) visitNode(node.initializer);
    else ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile("script.js", code, ts.ScriptTarget.Latest, true));
  return names;
}

/** Newer built-ins that the scripts may name: they ask for them first, or a package has a function with this name. */
const allowed = [
  ".hidePopover",
  "reportError",
  "PublicKeyCredential.parseCreationOptionsFromJSON",
  "PublicKeyCredential.parseRequestOptionsFromJSON",
  // Functions of React, of Gatsby's router and of Supabase; Supabase calls `formData` for a content type that the backend does not send.
  ".toArray",
  ".navigate",
  ".connectionState",
  ".transport",
  ".toBase64",
  ".formData",
];

/** The scripts of the build in dist/, which also has those of the last one, and the loader. */
const { current } = JSON.parse(readFileSync(scriptsNote, "utf8")) as Scripts;
const scripts = current.filter((name) => name.endsWith(".js"));
const read = (name: string) => readFileSync(path.join("dist", name), "utf8");

test("the scripts use no newer built-in than the syntax in which they are written", () => {
  const newer = new Set(newerThan(es2020));
  const used = scripts.flatMap((name) =>
    [...namesIn(read(name))]
      .filter((each) => newer.has(each) && !allowed.includes(each))
      .map((each) => `${name}: ${each}`),
  );
  expect(used).toEqual([]);
  // The list above has them all.
  expect(
    [".at", "URL.canParse", "AbortSignal.any", ".replaceAll", "structuredClone"].filter(
      (each) => !newer.has(each),
    ),
  ).toEqual([]);
});

test("the loader is ES2015, and the oldest engines for which it adds the scripts parse them", () => {
  // The same code, unless something has to be written differently. Chrome 90 has one rare fault in a?.b, which is no matter of syntax.
  const isFor = (target: string[]) => (name: string) => {
    const write = (to: string[]) => transformSync(read(name), { target: to }).code;
    return write(target) === write(["esnext"]);
  };
  const [loader, others] = [true, false].map((is) =>
    scripts.filter((name) => name.startsWith("loader-") === is),
  );
  expect(loader?.filter(isFor(["es2015"]))).toHaveLength(1);
  expect(others?.filter((name) => !isFor(["chrome91", "safari15.4"])(name))).toEqual([]);
});

test("without what came after Chrome 90, every kind of page starts without an error", async () => {
  const { page } = await visit("/sitemap", {
    before: (opening) =>
      opening.addInitScript(
        (names) => {
          for (const [owner = "", member] of names.map((name) => name.split("."))) {
            const object = (member ? Reflect.get(window, owner) : window) as unknown;
            for (const each of [object, Object(object).prototype as unknown])
              if (each) Reflect.deleteProperty(Object(each) as object, member ?? owner);
          }
        },
        newerThan({ chrome: oldest.chrome }).filter((name) => !name.startsWith(".")),
      ),
  });
  expect(await page.evaluate(() => "at" in Array.prototype)).toBe(false);
  for (const address of kinds.filter((each) => each !== "/no-such-page")) {
    await page.goto(address);
    const title = await page.locator("h1").first().innerText();
    await hydrated(page);
    expect(await page.locator("h1").first().innerText()).toBe(title);
  }
});

/** Runs in the page before its scripts: listeners have no signals, as in Chromium 87. */
function withoutSignals(): void {
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { capture = false, once = false } = Object(options) as AddEventListenerOptions;
    add.call(this, type, listener, options === true || { capture, once });
  };
}

test("in an engine that cannot run the scripts, the loader does nothing, and the page stays", async () => {
  const { page, requests } = await arrive("/gallery", {
    before: (opening) => opening.addInitScript(withoutSignals),
  });
  await page.keyboard.press("Shift");
  await page.waitForTimeout(2500);
  expect(requests.filter((each) => lateScripts.test(each.url()))).toEqual([]);
  expect(await page.evaluate(() => window.earlyClicks)).toBe(undefined);
  const card = page.locator("main a[data-item]").first();
  const address = (await card.getAttribute("href")) ?? "";
  await Promise.all([page.waitForURL(`**${address}`), card.click()]);
});

/**
 * Runs in the page: removes what came after Chrome 99, the first engine with layers, and what a page could lose by it: container queries, :has(),
 * and the properties that do the same as `transform`.
 */
function useOlderStyles(): void {
  const removeHas = (group: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index];
      if (rule instanceof CSSGroupingRule) removeHas(rule);
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(":has("))
        group.deleteRule(index);
    }
  };
  for (const sheet of document.styleSheets) removeHas(sheet);
  const lost = ["container-type: normal", "translate: none", "rotate: none", "scale: none"];
  document.styleSheets[0]?.insertRule(
    `* { ${lost.map((each) => `${each} !important`).join(";")} }`,
    document.styleSheets[0].cssRules.length,
  );
}

/** Runs in the page: pairs of texts of which one lies over the other, and texts that something else in the bar at the bottom covers. */
function coveredTexts(): string[] {
  const linesIn = (selector: string) => {
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 30);
      if (!parent || !text || parent.offsetWidth <= 1 || parent.closest("svg")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, parent, box });
    }
    return lines;
  };
  const lines = linesIn("main");
  const pairs = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(({ parent, box }) => {
        const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        // The box of a letter is higher than the letter.
        const height = (one.box.height + box.height) / 2;
        const apart = Math.abs(one.box.top + one.box.bottom - box.top - box.bottom) / 2;
        return parent !== one.parent && across > 2 && apart < height / 2;
      })
      .map(({ text }) => `${one.text} and ${text}`),
  );
  const covered = linesIn("[data-thumb-bar]").filter(
    ({ parent, box: { right, top, height } }) =>
      !parent.contains(document.elementFromPoint(right - 2, top + height / 2)),
  );
  return [...pairs, ...covered.map(({ text }) => `${text} in the bar`)];
}

describe("in engines that lack newer styles, no words lie over others at 390, 768 and 1,280 px", () => {
  const found = kinds.filter((address) => address !== "/no-such-page");
  testAll(found, async (address) => {
    const { page, close } = await visit(address, { viewport: { width: 1280, height: 844 } });
    await page.evaluate(useOlderStyles);
    if (address === "/") {
      await page.locator("footer").scrollIntoViewIfNeeded();
      await page.locator("[aria-roledescription='carousel']").waitFor();
    }
    const problems: string[] = [];
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const covered = await page.evaluate(coveredTexts);
      problems.push(...covered.map((each) => `${width} px: ${each}`));
    }
    await close();
    return problems;
  });
});
