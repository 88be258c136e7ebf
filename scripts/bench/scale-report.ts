/** The figures of bench:scale as tables, in Markdown, with what they must show. */
import type { Cost } from "./process-tree";

/** What was measured of a site with so many articles. */
export interface Size {
  articles: number;
  /** true of the site as it is. */
  own: boolean;
  /** CPU seconds of one picture for sharing. */
  social: number;
  cold: Cost;
  /** A cold build of a plain Gatsby site with the same articles (plain-site.mts). */
  plain: Cost;
  unchanged: Cost;
  edited: Cost;
  /** The pages' files that were written anew after the edit, and those of them that do not show the article. */
  pages: readonly string[];
  needless: readonly string[];
  /** All files that were. */
  written: number;
  /** Of the list of articles, its first page, gzip, kB. */
  blogHtml: number;
  blogData: number;
}

const line = (texts: readonly (string | number)[]) => `| ${texts.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [line(head), line(head.map(() => "--:")), ...rows.map(line)].join("\n");
const rounded = (value: number) => value.toFixed(1);
const cells = ({ wall, cpu, peak }: Cost) => [rounded(wall), rounded(cpu), peak.toFixed(0)];

/**
 * The tables, and whether every figure is as it must be; that is asked of every size.
 * @param sizes the site as it is, and those with more articles.
 * @param head what is said of the machine and the moment.
 */
export function scaleReport([small, ...others]: readonly [Size, ...Size[]], head: string) {
  const sizes = [small, ...others];
  const name = ({ articles, own }: Size) => `${articles}${own ? ", the site as it is" : ""}`;
  const rules = others.flatMap((size): [string, string, number, string, boolean][] => {
    const more = size.cold.cpu - small.cold.cpu;
    const plain = size.plain.cpu - small.plain.cpu;
    const edit = size.edited.cpu - size.unchanged.cpu;
    const memory = Math.max(
      ...[size.cold, size.unchanged, size.edited].map(({ peak }) => peak),
    );
    return [
      [
        name(size),
        "cold: CPU over the site as it is, s",
        more,
        `≤ 60 (a plain Gatsby site with the same articles: ${rounded(plain)})`,
        more <= 60,
      ],
      [name(size), "peak memory, MB", memory, "≤ 1800", memory <= 1800],
      [name(size), "edit: CPU over a build without change, s", edit, "≤ 10", edit <= 10],
      [
        name(size),
        "pages written anew that do not show the article",
        size.needless.length,
        "0",
        size.needless.length === 0,
      ],
    ];
  });
  const met = rules.every(([, , , , each]) => each);
  const text = [
    "# Bench: the cost of builds",
    `${head} wall s / CPU s of all processes / peak memory of all together (what they share once), MB.`,
    table(
      [
        "articles",
        ...["cold", "plain Gatsby", "no change", "one edited"].flatMap((build) => [
          `${build}: wall`,
          "CPU",
          "peak",
        ]),
        "files written",
        "pages written",
        "/blog HTML, kB gzip",
        "its data",
        "a picture for sharing, CPU s, drawn once, apart",
      ],
      sizes.map((size) => [
        name(size),
        ...cells(size.cold),
        ...cells(size.plain),
        ...cells(size.unchanged),
        ...cells(size.edited),
        size.written,
        size.pages.length,
        rounded(size.blogHtml),
        rounded(size.blogData),
        size.social.toFixed(3),
      ]),
    ),
    table(
      ["articles", "", "figure", "must be", "met"],
      rules.map(([articles, of, figure, wanted, each]) => [
        articles,
        of,
        rounded(figure),
        wanted,
        each ? "yes" : "**NO**",
      ]),
    ),
  ].join("\n\n");
  return { text, met };
}
