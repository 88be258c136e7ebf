/** Markup in content stays text, on every page, in every file and after hydration. The table of mistakes has what the check refuses. */
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { parse } from "yaml";
import { checkAll, readAll } from "../../src/content";
import { first } from "../support/content";
import { copyProject, type Copy } from "./support/copy";
import { textsIn } from "./support/folders";
import { serve, type Served } from "./support/servers";

/** The start of the element that a browser would create from a hostile text. It would set the global `hostile`. */
const element = "<svg onload=hostile=1";
/** Has no complete tag, which the check refuses; on a page, the next “>” after it would complete one. */
const hostile = `"'>${element} </script </title x`;
const hostileMarkdown = `
## Heading ${hostile}

Words ${hostile} and \`<script>hostile=1</script>\`.

- [${hostile}](/contact "' onmouseover=hostile=1 onclick=hostile=1 x")
- \\<img src=x onerror=hostile=1\\>

\`\`\`html
<script>hostile=1</script><img src=x onerror=hostile=1>
\`\`\`
`;

/** Fields of text that no other entry refers to. */
const field =
  /^( *(?:- )?)(title|lead|description|excerpt|caption|text|alt|label|location|heading|question|answer): (.+)$/;

const hostileLine = (line: string) =>
  line.replace(field, (_, before: string, name: string, value: string) => {
    const words = `${String(parse(value)).slice(0, 27)} ${hostile}`;
    return `${before}${name}: ${JSON.stringify(words)}`;
  });

/** Makes every line hostile that the check then accepts, and every Markdown text. Returns the number of lines. */
function makeHostile(copy: Copy): number {
  const files = new Set(readAll(copy.folder).map(({ file }) => file));
  const sources = [...files].map((file) => ({ file, lines: copy.read(file).split("\n") }));
  const refused = new Set<string>();
  for (let round = 1; round < 6; round += 1) {
    let changed = 0;
    for (const { file, lines } of sources) {
      const edited = lines.map((line, index) => {
        if (refused.has(`${file}:${index + 1}`) || !field.test(line)) return line;
        changed += 1;
        return hostileLine(line);
      });
      copy.write(file, edited.join("\n") + (file.endsWith(".md") ? hostileMarkdown : ""));
    }
    const findings = checkAll(copy.folder);
    if (findings.length === 0) return changed;
    for (const { file, line } of findings) refused.add(`${file}:${line}`);
  }
  throw new Error(JSON.stringify(checkAll(copy.folder), undefined, 2));
}

let copy: Copy;
let served: Served;
let browser: Browser;
const filesLike = (names: RegExp) => textsIn(path.join(copy.folder, "dist"), names);

beforeAll(async () => {
  copy = copyProject();
  expect(makeHostile(copy)).toBeGreaterThan(300);
  copy.build();
  served = await serve(copy.folder);
  browser = await chromium.launch(served.browser);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test("creates no element in a page, feed, site map or drawing, though most pages have the text", () => {
  const files = filesLike(/\.(html|xml|atom|svg)$/);
  expect(files.filter(([, text]) => text.includes(element)).map(([name]) => name)).toEqual([]);
  const texts = files.filter(([, text]) => text.includes(element.slice(1)));
  expect(texts.length).toBeGreaterThan(copy.pages().length / 2);
});

test("data files stay valid JSON", () => {
  for (const [, text] of filesLike(/\.(json|webmanifest)$/))
    expect(() => JSON.parse(text) as unknown).not.toThrow();
});

const kinds = ["Article", "Project", "Service", "Region", "Town", "LegalPage"];
test.each([
  ...["/", "/about", "/blog", "/gallery", "/contact", "/service-areas", "/sitemap", "/no-page"],
  ...kinds.map((type) => first(type).path),
])("does not run on %s, even without the policy", async (address) => {
  const context = await browser.newContext({ bypassCSP: true, baseURL: served.url });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  if (address === "/blog") {
    await page.locator("main input[type='search']").fill("hostile");
    await page.locator("main").getByText(element).first().waitFor();
  }
  const made = page.locator("[onload], [onerror], [onclick], [onmouseover]");
  expect(await made.count()).toBe(0);
  const structured = await page.locator("script[type='application/ld+json']").allTextContents();
  for (const text of structured) expect(() => JSON.parse(text) as unknown).not.toThrow();
  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
  await context.close();
});
