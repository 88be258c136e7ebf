/** Generates many articles from the existing ones: of the same length, with different titles, dates and texts. */

/** An article's file. */
export interface ArticleFile {
  /** Its name without extension, which is its slug. */
  slug: string;
  text: string;
}

/**
 * The date of the newest generated article; each further one is a day older. It is older than all real articles, which stay first in lists.
 */
const newest = Date.UTC(2023, 11, 31);
const day = 24 * 60 * 60 * 1000;

/** Generates articles until there are `total` with the originals. */
export function moreArticles(originals: readonly ArticleFile[], total: number): ArticleFile[] {
  return Array.from({ length: Math.max(0, total - originals.length) }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error("There are no articles to generate others from.");
    return variant(original, index + 1);
  });
}

function variant({ slug, text }: ArticleFile, number: number): ArticleFile {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const date = new Date(newest - number * day).toISOString().slice(0, 10);
  const front = fields
    .replace(/^title: "?(.*?)"?$/m, (_, title: string) => `title: "${titled(title, number)}"`)
    .replace(/^date: .*$/m, `date: ${date}`)
    // Addresses must be unique.
    .replace(/^(aliases|redirectFrom):\n(?:[ -].*\n)+/gm, "");
  return { slug: `${slug}-${number}`, text: `---\n${front}---\n${turned(body, number)}` };
}

/** Titles are limited to 90 characters. */
const titled = (title: string, number: number) =>
  `${title.slice(0, 78).replaceAll('"', "").trim()}, part ${number}`;

/** The same sections in a different order, after a different first line. */
function turned(body: string, number: number): string {
  const [lead = "", ...sections] = body.trim().split(/^(?=## )/m);
  const first = number % Math.max(1, sections.length);
  const order = [...sections.slice(first), ...sections.slice(0, first)];
  return [
    `\nPart ${number} of a long series.\n`,
    lead.trim(),
    ...order.map((each) => each.trim()),
  ]
    .join("\n\n")
    .concat("\n");
}
