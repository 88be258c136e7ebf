/** The editor in Firefox (decision 39): a text is changed, previewed and saved, and the file keeps its form. */
import type { Engine, Tab } from "../../scripts/engines/engine";
import { hasFirefox, startFirefox } from "../../scripts/engines/firefox";
import { filesOf, textsOf } from "../support/edited-files";
import { describeWhere } from "../support/where";
import { editorForTests, folder, readFolder, seed, seedOf, textBy } from "./support/editor";
import { until } from "./support/engines";

const texts = textsOf(filesOf("."));
const town = "content/service-areas/towns/annapolis.md";
const heading = '[data-key-path="introTitle"] :is(input, textarea)';

/** The text of the town's file in the browser. */
const saved = (tab: Tab) => textBy((place) => tab.run(readFolder, { folder, place }), town);

/** Presses the button whose words begin with `words`. Waits for it, and until it is enabled. */
const press = (tab: Tab, words: string) =>
  until(
    () =>
      tab.run((start: string) => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>("button")];
        const button = buttons.find(
          (each) => each.textContent?.trim().startsWith(start) && !each.disabled,
        );
        button?.click();
        return button !== undefined;
      }, words),
    30_000,
  );

/** Opens the town's form, writes another heading and saves. */
async function change(tab: Tab, text: string): Promise<void> {
  await tab.run(() => {
    location.hash = "#/collections/Town";
  });
  await until(() => tab.run(() => document.querySelector("[data-key-path]") === null));
  await tab.run(() => {
    location.hash = "#/collections/Town/entries/annapolis";
  });
  await until(() => tab.run((box: string) => document.querySelector(box) !== null, heading));
  // Before the form is ready, the package discards input.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await tab.run((box: string) => {
    const input = document.querySelector<HTMLInputElement>(box);
    input?.focus();
    input?.select();
  }, heading);
  await tab.type(text);
  await until(() =>
    tab.run((words: string) => {
      const frame = document.querySelector<HTMLIFrameElement>("iframe.preview");
      return frame?.contentDocument?.querySelector("h2")?.textContent === words;
    }, text),
  );
  await press(tab, "Save");
  await until(() => tab.run(() => !location.hash.includes("/entries/")));
}

describeWhere(hasFirefox())("Firefox", () => {
  const address = editorForTests();
  let firefox: Engine;

  beforeAll(async () => {
    firefox = await startFirefox();
  });
  afterAll(async () => {
    await firefox?.close();
  });

  test("a heading is changed and changed back, and the file is as before", async () => {
    const tab = await firefox.open(`${address()}/nothing`, { width: 1400, height: 2400 });
    await tab.run(seed, seedOf(texts));
    await tab.goto(address());
    await press(tab, "Work with Test Repository");
    await until(() => tab.run(() => location.hash.startsWith("#/collections")), 30_000);
    const before = /^introTitle: (.*)$/m.exec(texts[town] ?? "")?.[1] ?? "";
    await change(tab, "Brick and water");
    expect(await saved(tab)).toBe(texts[town]?.replace(before, "Brick and water"));
    await change(tab, before);
    expect(await saved(tab)).toBe(texts[town]);
    await tab.close();
  });
});
