/** Breaks a title into lines for a social picture. */
import type { Outliner, Run } from "./outlines";

export interface Block {
  lines: readonly Run[];
  /** Font size in pixels. */
  size: number;
}

interface Word {
  text: string;
  /** In em. */
  width: number;
}

/** Sets `text` in the largest of `sizes` that fits into the box, with lines of about equal length, like CSS's text-wrap: balance. */
export function fitted(
  text: string,
  outline: Outliner,
  box: { width: number; height: number; leading: number; sizes: readonly number[] },
): Block {
  // Measured once, because widths are proportional to the size.
  const smallest = box.sizes.at(-1) ?? 0;
  const words = text
    .split(/\s+/)
    .flatMap((word) => pieces(word, box.width / smallest, outline))
    .map((word): Word => ({ text: word, width: outline(word, 1).width }));
  const space = outline("n n", 1).width - outline("nn", 1).width;
  const [largest = 0] = box.sizes;
  let [size, lines] = [largest, [words]];
  for (size of [...box.sizes, ...smaller.map((part) => part * smallest)]) {
    lines = balanced(words, space, box.width / size);
    const wide = lines.some((line) => widthOf(line, space) * size > box.width);
    if (!wide && lines.length * size * box.leading <= box.height) break;
  }
  const drawn = lines.map((line) => outline(line.map((word) => word.text).join(" "), size));
  return { size, lines: drawn };
}

/** Sizes for titles that fit in none of the others, as parts of the smallest one. */
const smaller = [0.85, 0.72, 0.61, 0.5];

/** The parts of `word` that are at most `width` em wide. */
function pieces(word: string, width: number, outline: Outliner): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (outline(longer, 1).width <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

const widthOf = (line: readonly Word[], space: number) =>
  line.reduce((sum, { width }) => sum + width, space * (line.length - 1));

/** The fewest lines that `width` allows, and the narrowest ones for that number. Widths are in em. */
function balanced(words: readonly Word[], space: number, width: number): Word[][] {
  const widest = broken(words, space, width);
  let lines = widest;
  for (let narrower = width * 0.97; narrower > width / 2; narrower *= 0.97) {
    const next = broken(words, space, narrower);
    const over = next.some((line) => widthOf(line, space) > narrower);
    if (over || next.length > widest.length) break;
    lines = next;
  }
  return lines;
}

function broken(words: readonly Word[], space: number, width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word], space) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}
