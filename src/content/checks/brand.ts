/** The company's brand (decision 34): colors with enough contrast, and a mark that works everywhere it is shown. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, wcagContrast } from "culori";
import { pairs, white, type BrandColor } from "../brand-colors";
import { markFile, markOf } from "../mark";
import type { Entry, Problem } from "../read";
import { atField, type Subject } from "./check";
import { drawingProblems } from "./drawings";

/** Every pair of colors with too little contrast, and what is wrong with the mark. */
export function checkBrand({ entries, root }: Subject): Problem[] {
  const brand = entries.find(({ kind }) => kind.type === "Brand");
  return [...(brand ? closeColors(brand) : []), ...markProblems(root)];
}

function closeColors(brand: Entry): Problem[] {
  const colorOf = (name: BrandColor | "white") =>
    name === "white" ? white : String(brand.data[name]);
  return pairs.flatMap(({ front, ground, least }) => {
    const [above, below] = [parse(colorOf(front)), parse(colorOf(ground))];
    // The field list reports values that are not colors.
    if (!above || !below) return [];
    const ratio = wcagContrast(above, below);
    if (ratio >= least) return [];
    const says = `${colorOf(front)} on ${ground} (${colorOf(ground)}) has a contrast of ${ratio.toFixed(1)}, and needs ${least} (WCAG AA); make one of them lighter or darker`;
    return [atField(brand, [front === "white" ? ground : front], says)];
  });
}

/** The mark is in the HTML of every page. */
const mostBytes = 2000;

function markProblems(root: string): Problem[] {
  const file = `content/${markFile}`;
  const absolute = path.join(root, file);
  const problem = (message: string): Problem => ({ file, line: 1, message });
  if (!existsSync(absolute))
    return [problem("the mark is missing; draw one, square and of few shapes")];
  const svg = readFileSync(absolute, "utf8");
  const { box, shapes } = markOf(svg);
  if (!shapes) return [problem("this is not a drawing: there is no <svg> with shapes in it")];
  const [, , width, height] = box.split(/[\s,]+/).map(Number);
  return [
    ...drawingProblems(file, svg),
    ...(width && width === height
      ? []
      : [
          problem(
            'the mark is not square; write a viewBox with equal sides, as viewBox="0 0 38 38"',
          ),
        ]),
    ...(svg.length > mostBytes
      ? [
          problem(
            `the mark has ${svg.length} letters; every page carries it, so draw it with ${mostBytes} at most`,
          ),
        ]
      : []),
    ...(/<text\b/.test(svg) ? [problem("the mark holds text; turn letters into paths")] : []),
  ];
}
