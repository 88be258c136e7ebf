/** The entries that the editor holds, in the form that the checks of several files read. */
import type { Kind } from "../content/kind";
import type { Entry } from "../content/read";
import { bodyKey, itemsKey, sourceKey, type Values } from "./format/format";
import type { HeldEntry } from "./held";

/** The entries in `held`; files of no kind are left out. Their lines are not known: the checks report only the file that is saved. */
export const entriesOf = (held: readonly HeldEntry[], kinds: readonly Kind[]): Entry[] =>
  held.flatMap((file) => {
    const kind = kinds.find((candidate) => isOf(candidate, file.path));
    return kind ? entriesOfFile(kind, file) : [];
  });

function isOf({ source }: Kind, path: string): boolean {
  if ("folder" in source)
    return path.replace(/[^/]+$/, "") === `content/${source.folder}/` && path.endsWith(".md");
  if ("list" in source) return path === `content/${source.list}`;
  return "single" in source && path === `content/${source.single}`;
}

function entriesOfFile(kind: Kind, { path, data }: HeldEntry): Entry[] {
  const { [sourceKey]: _source, [bodyKey]: body, [itemsKey]: items, ...fields } = data;
  const shared = { kind, file: path, bare: [], bodyLine: 1, lineOf: () => 1 };
  if (!("list" in kind.source)) {
    const slug = path.replace(/^.*\/|\.\w+$/g, "");
    return [{ ...shared, slug, data: fields, body: typeof body === "string" ? body : "" }];
  }
  const { key } = kind.source;
  return ((items ?? []) as Values[]).map((item, index) => ({
    ...shared,
    slug: String(item[key] ?? index + 1),
    data: item,
    body: "",
  }));
}
