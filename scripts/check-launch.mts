/**
 * `npm run check:launch`: what an owner still has to replace before the site may speak for a real company (decision 30): placeholders,
 * samples, illustrative pictures and claims that do not agree, each with its file and line. It never fails a build.
 */
import { isPlaceholder } from "../src/business/placeholder";
import { readAll, type Entry } from "../src/content/index";

interface Finding {
  file: string;
  line: number;
  message: string;
}

const entries = readAll(process.cwd());
const findings = [
  ...entries.flatMap(business),
  ...entries.flatMap(marked),
  ...entries.flatMap(placeholders),
  ...entries.flatMap(claims),
];
findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const { file, line, message } of findings) console.log(`${file}:${line}  ${message}`);
console.log(`launch: ${findings.length} thing(s) left`);

function at(entry: Entry, keys: PropertyKey[], message: string): Finding {
  return { file: entry.file, line: entry.lineOf(keys), message };
}

function business(entry: Entry): Finding[] {
  if (entry.kind.type !== "Business") return [];
  const { data } = entry;
  const text = (keys: string[]) =>
    String(keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data));
  const placeholder = (keys: string[], field: Parameters<typeof isPlaceholder>[0]) =>
    isPlaceholder(field, text(keys)) ? [at(entry, keys, `${text(keys)} is a placeholder`)] : [];
  return [
    ...placeholder(["siteUrl"], "siteUrl"),
    ...placeholder(["email"], "email"),
    ...placeholder(["phone", "display"], "phone"),
    ...placeholder(["address", "street"], "street"),
    ...(data.quote === undefined
      ? [at(entry, [], "quote.url and quote.socialUrl, the job-request portal, are not set")]
      : []),
    ...(data.licenses === undefined
      ? [at(entry, [], "no licenses are set, while the badges say licensed")]
      : []),
    ...(data.owner === undefined ? [at(entry, [], "no owner is named on the about page")] : []),
  ];
}

/** Whatever an entry itself marks as a sample or as illustrative, at any depth. */
function marked(entry: Entry): Finding[] {
  const words: Record<string, string> = {
    sample: "is a sample",
    illustrative: "is an illustration, not a photograph of the company's own work",
  };
  const search = (value: unknown, keys: (string | number)[]): Finding[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const word = words[key];
      const path = [...keys, Array.isArray(value) ? Number(key) : key];
      if (word && inner === true)
        return [at(entry, path, `${[entry.slug, ...keys].join(" › ")} ${word}`)];
      return search(inner, path);
    });
  };
  return search(entry.data, []);
}

function placeholders(entry: Entry): Finding[] {
  const places = (entry.data.placeholders as { items?: { picture?: string }[] } | undefined)
    ?.items;
  return (places ?? [])
    .map((place, index) => ({ place, index }))
    .filter(({ place }) => place.picture === undefined)
    .map(({ index }) =>
      at(
        entry,
        ["placeholders", "items", index],
        "a place for a photo of finished work is empty",
      ),
    );
}

/** Claims of the specification that do not agree with each other or with a map. */
function claims(entry: Entry): Finding[] {
  const conflicts: [RegExp, string][] = [
    [/^15\+$/, "15+ years disagrees with “over 10 years” and with the year of founding"],
    [
      /^Counties [Ss]erved$/,
      "six counties are claimed, but Baltimore City is an independent city: five counties and a city",
    ],
  ];
  const search = (value: unknown, keys: (string | number)[]): Finding[] => {
    if (typeof value === "string")
      return conflicts
        .filter(([pattern]) => pattern.test(value))
        .map(([, message]) => at(entry, keys, message));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      search(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return search(entry.data, []);
}
