/** Table of contents of a text that comes as HTML. */

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** `html` with an id on each second-level heading, and the list of those headings. Only headings without attributes are looked at. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const id = unused(slug(plainText(inner)), headings);
    headings.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

/** The ids that second-level headings with these `texts`, in this order, are given. */
export function headingIds(texts: readonly string[]): string[] {
  const headings: Heading[] = [];
  for (const text of texts) headings.push({ id: unused(slug(text), headings), text });
  return headings.map(({ id }) => id);
}

/** Those that markdown-it writes. */
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

const plainText = (html: string) =>
  html.replace(/<[^>]+>/g, "").replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "part";

function unused(id: string, headings: readonly Heading[]): string {
  const taken = new Set(headings.map((heading) => heading.id));
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
