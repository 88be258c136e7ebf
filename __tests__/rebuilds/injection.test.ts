/** Markup in content stays text in every page and file. What the check refuses is in the table of mistakes; rows of the backend are in the site tests. */
import { parse } from "yaml";
import { checkAll, readAll } from "../../src/content";
import { copyProject, type Copy } from "./support/copy";

/** The start of the element that a browser would create from a hostile text. */
const element = "<svg onload=hostile=1";
/** Has no complete tag, which the check refuses; on a page, the next “>” after it would complete one. */
const hostile = `"'>${element} </script </title x`;
const hostileMarkdown = `
## Heading ${hostile}

Words ${hostile} and \`<script>hostile=1</script>\`.

- [${hostile}](/contact "' onmouseover=hostile=1 onclick=hostile=1 x")
- \\<img src=x onerror=hostile=1
`;

/** Fields of text that no other entry refers to. */
const field =
  /^( *(?:- )?)(title|lead|description|excerpt|caption|text|alt|label|location|heading|question|answer): (.+)$/;

const hostileLine = (line: string) =>
  line.replace(field, (_, before: string, name: string, value: string) => {
    const words = `${String(parse(value)).slice(0, 27)} ${hostile}`;
    return `${before}${name}: ${JSON.stringify(words)}`;
  });

/** Makes every such line hostile, if the check accepts that, and every Markdown text. Returns the number of lines. */
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

test("hostile texts create no element and no attribute in any page, feed, site map or drawing", () => {
  const copy = copyProject();
  expect(makeHostile(copy)).toBeGreaterThan(300);
  copy.build();
  const files = copy.texts(/\.(html|xml|atom|svg)$/);
  const texts = files.filter(([, text]) => text.includes(element.slice(1)));
  expect(texts.length).toBeGreaterThan(copy.pages().length / 2);
  expect(files.filter(([, text]) => text.includes(element)).map(([name]) => name)).toEqual([]);
  for (const address of copy.pages()) {
    const page = copy.page(address);
    const made = page.querySelectorAll("[onload], [onerror], [onclick], [onmouseover]");
    expect([address, made.length]).toEqual([address, 0]);
    for (const { textContent } of page.querySelectorAll("script[type='application/ld+json']"))
      expect(() => JSON.parse(textContent ?? "") as unknown).not.toThrow();
  }
});
