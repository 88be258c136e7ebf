/** Formats the figures of bench:scale as Markdown tables and checks the limits. */
import type { Cost } from "./process-tree";
import { largestGrowth, type Weights } from "./weights";

/** The limits of docs/architecture.md, "Size". */
const limits = {
  /** s */
  check: 10,
  /** The cost of an article, compared to a plain Gatsby site. */
  ratio: 1.5,
  /** MB */
  peak: 2000,
  /** kB that a page may grow, for instance by longer page numbers. */
  growth: 0.2,
  /** CPU s */
  edit: 10,
};

/** The figures of a site with this number of articles. */
export interface Size {
  articles: number;
  /** true for the site as it is. */
  own: boolean;
  /** CPU seconds to render one social picture. */
  social: number;
  /** Seconds of check:content. */
  check: number;
  cold: Cost;
  /** A cold build of a plain Gatsby site with the same articles (plain-site.mts). */
  plain: Cost;
  unchanged: Cost;
  edited: Cost;
  /** The HTML files that the build after an edit wrote, and those of them that do not show the article. */
  pages: readonly string[];
  needless: readonly string[];
  /** How many files that build wrote. */
  written: number;
  weights: Weights;
}

const line = (texts: readonly (string | number)[]) => `| ${texts.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [line(head), line(head.map(() => "--:")), ...rows.map(line)].join("\n");
const rounded = (value: number) => value.toFixed(1);
const cells = ({ wall, cpu, peak }: Cost) => [rounded(wall), rounded(cpu), peak.toFixed(0)];

/** A figure and its limit. */
interface Rule {
  of: string;
  figure: number;
  limit: number;
  /** Shown after the limit. */
  note?: string;
}

/**
 * Returns the tables, and whether every larger site meets every limit.
 * @param sizes the site as it is, then those with more articles.
 * @param head describes the machine and the time.
 */
export function scaleReport([small, ...others]: readonly [Size, ...Size[]], head: string) {
  const sizes = [small, ...others];
  const name = ({ articles, own }: Size) => `${articles}${own ? ", the site as it is" : ""}`;
  const rows = others.flatMap((size) =>
    rulesOf(small, size).map((rule) => ({
      ...rule,
      articles: name(size),
      met: rule.figure <= rule.limit,
    })),
  );
  const met = rows.every((row) => row.met);
  const text = [
    "# Bench: the cost of builds",
    `${head} wall s / CPU s of all processes / peak memory of all processes (shared memory counted once), MB.`,
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
        "check, s",
        "/blog with its data, kB gzip",
        "scripts, kB gzip",
        "a social picture (separate), CPU s",
      ],
      sizes.map((size) => [
        name(size),
        ...cells(size.cold),
        ...cells(size.plain),
        ...cells(size.unchanged),
        ...cells(size.edited),
        size.written,
        size.pages.length,
        rounded(size.check),
        rounded(size.weights.blog ?? 0),
        rounded(size.weights.scripts ?? 0),
        size.social.toFixed(3),
      ]),
    ),
    table(
      ["articles", "", "figure", "limit", "met"],
      rows.map((row) => [
        row.articles,
        row.of,
        row.figure.toFixed(2),
        `${row.limit}${row.note ?? ""}`,
        row.met ? "yes" : "**NO**",
      ]),
    ),
  ].join("\n\n");
  return { text, met };
}

function rulesOf(small: Size, size: Size): Rule[] {
  const more = size.articles - small.articles;
  const article = (size.cold.cpu - small.cold.cpu) / more;
  const plain = (size.plain.cpu - small.plain.cpu) / more;
  const growth = largestGrowth(small.weights, size.weights);
  return [
    { of: "content check, s", figure: size.check, limit: limits.check },
    {
      of: "CPU cost of an article in a cold build, compared to a plain Gatsby site",
      figure: article / plain,
      limit: limits.ratio,
      note: ` (${(article * 1000).toFixed(1)} ms, plain ${(plain * 1000).toFixed(1)} ms)`,
    },
    {
      of: "peak memory, MB",
      figure: Math.max(size.cold.peak, size.unchanged.peak, size.edited.peak),
      limit: limits.peak,
    },
    {
      of: "largest growth of a page or of the scripts, kB gzip",
      figure: growth.by,
      limit: limits.growth,
      note: ` (${growth.page})`,
    },
    {
      of: "edit: CPU over a build without a change, s",
      figure: size.edited.cpu - size.unchanged.cpu,
      limit: limits.edit,
    },
    {
      of: "pages written after an edit that do not show the article",
      figure: size.needless.length,
      limit: 0,
    },
  ];
}
