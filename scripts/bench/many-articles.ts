/** Makes many articles out of the few that there are: as long as those, with titles, days, categories and texts that differ. */

/** An article's file. */
export interface ArticleFile {
  /** Its name without ending, which is its slug. */
  slug: string;
  text: string;
}

/** The newest of the made ones; one a day before it. Older than all real ones, so that those stay first in the lists. */
const newest = Date.UTC(2023, 11, 31);
const day = 24 * 60 * 60 * 1000;

/** As many articles more as it takes until there are `total`. */
export function moreArticles(originals: readonly ArticleFile[], total: number): ArticleFile[] {
  return Array.from({ length: Math.max(0, total - originals.length) }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error("There is no article to make others from.");
    return variant(original, index + 1);
  });
}

function variant({ slug, text }: ArticleFile, number: number): ArticleFile {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const date = new Date(newest - number * day).toISOString().slice(0, 10);
  const front = fields
    .replace(/^title: "?(.*?)"?$/m, (_, title: string) => `title: "${titled(title, number)}"`)
    .replace(/^date: .*$/m, `date: ${date}`)
    // Addresses are one article's alone.
    .replace(/^(aliases|redirectFrom):\n(?:[ -].*\n)+/gm, "");
  return { slug: `${slug}-${number}`, text: `---\n${front}---\n${turned(body, number)}` };
}

/** A title has at most 90 letters. */
const titled = (title: string, number: number) =>
  `${title.slice(0, 78).replaceAll('"', "").trim()}, part ${number}`;

/** The same sections in another order, with a first line of its own. */
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
