/** Finds the addresses in a built page or drawing. */

/** Attributes with one address, and attributes with a list of candidates. */
const single = /\s(?:href|xlink:href|src|poster|action|data)="([^"]*)"/g;
const lists = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const inStyles = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** All different addresses in `html` as they are written, except for those in scripts and JSON-LD. */
export function addressesIn(html: string): string[] {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, "");
  const one = [...markup.matchAll(single)].map(([, value]) => value ?? "");
  const many = [...markup.matchAll(lists)].flatMap(([, value]) =>
    // Candidates are separated by a comma and a space; an address may contain a comma.
    (value ?? "").split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
  );
  const styles = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>|\sstyle="([^"]*)"/g)];
  const inCss = styles.flatMap(([, sheet, attribute]) =>
    [...decode(sheet ?? attribute ?? "").matchAll(inStyles)].map(([, value]) => value ?? ""),
  );
  const addresses = [...one, ...many, ...inCss].map((value) => decode(value.trim()));
  return [...new Set(addresses)].filter((address) => address !== "");
}

/** The ids in `markup` that a hash can refer to. */
export function idsIn(markup: string): Set<string> {
  return new Set(
    [...markup.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => decode(id ?? "")),
  );
}

function decode(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
