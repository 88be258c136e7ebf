/**
 * Executes the recipes of EDITING.md: the sentence before a code block says what to do with the block. Throws if it does not understand a sentence, so that
 * EDITING.md and its test cannot diverge.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Copy } from "./copy";

interface Block {
  /** The sentence before the block. */
  lead: string;
  language: string;
  text: string;
}

/** The code blocks of EDITING.md, grouped by heading. */
export function recipes(): Map<string, Block[]> {
  const page = readFileSync(path.resolve("EDITING.md"), "utf8");
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  let inBlock = false;
  for (const line of page.split("\n")) {
    if (/^ *```/.test(line)) inBlock = !inBlock;
    if (!inBlock && line.startsWith("## ")) sections.set(line.slice(3), (lines = []));
    else lines.push(line);
  }
  return new Map([...sections].map(([title, text]) => [title, blocksIn(text)]));
}

function blocksIn(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  let open: { indent: number; language: string; text: string[] } | undefined;
  for (const line of lines) {
    const fence = /^( *)```(\w*)$/.exec(line);
    if (fence && !open)
      open = { indent: fence[1]?.length ?? 0, language: fence[2] ?? "", text: [] };
    else if (fence && open) {
      const { indent, language, text } = open;
      const inner = text.map((each) => each.slice(indent)).join("\n");
      blocks.push({ lead: words.join(" "), language, text: `${inner}\n` });
      open = undefined;
      words = [];
    } else if (open) open.text.push(line);
    else words.push(line.trim());
  }
  return blocks;
}

/** The instructions that can precede a code block. If a sentence has several, the last one counts. */
const verbs = [
  "[Mm]ake the file `([^`]+)`",
  "Add to the fields of `([^`]+)`",
  "Add at the end of `([^`]+)`",
  "[Ii]n `([^`]+)` find the lines?",
];

/** Executes the recipe with the heading `title` in `copy`. Other tests cover commands that serve the site or only report. */
export function follow(copy: Copy, title: string): void {
  const blocks = recipes().get(title);
  if (!blocks || blocks.length === 0) throw new Error(`EDITING.md has no recipe “${title}”.`);
  let sought: { file: string; text: string } | undefined;
  for (const { lead, language, text } of blocks) {
    if (language === "sh") {
      execFileSync("sh", ["-e", "-c", text], { cwd: copy.folder, stdio: "pipe" });
      continue;
    }
    if (sought) {
      if (!/and write instead$/.test(lead.trim())) throw new Error(`Not understood: “${lead}”`);
      replaceLines(copy, sought, text);
      sought = undefined;
      continue;
    }
    const [verb, file] = instruction(lead);
    if (verb === 0) copy.write(file, text);
    else if (verb === 1) copy.write(file, withFields(copy.read(file), text));
    else if (verb === 2) copy.write(file, copy.read(file) + text);
    else sought = { file, text };
  }
}

function instruction(lead: string): [verb: number, file: string] {
  const found = verbs
    .map((verb, index) => ({ index, match: [...lead.matchAll(new RegExp(verb, "g"))].at(-1) }))
    .filter(({ match }) => match !== undefined)
    .sort((a, b) => (b.match?.index ?? 0) - (a.match?.index ?? 0))[0];
  if (!found?.match?.[1]) throw new Error(`Not understood: “${lead}”`);
  return [found.index, found.match[1]];
}

/** Adds `lines` at the end of an entry's fields. */
function withFields(entry: string, lines: string): string {
  const end = entry.indexOf("\n---", 3) + 1;
  return entry.slice(0, end) + lines + entry.slice(end);
}

function replaceLines(
  copy: Copy,
  { file, text }: { file: string; text: string },
  by: string,
): void {
  const before = `\n${copy.read(file)}`;
  if (!before.includes(`\n${text}`)) throw new Error(`${file} has no lines\n${text}`);
  copy.write(file, before.replace(`\n${text}`, () => `\n${by}`).slice(1));
}
