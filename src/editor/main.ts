/** The editor in the browser (decision 39). src/gatsby/editor/ bundles it. */
import "./no-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { kinds } from "../content/kinds";
import type { Kind } from "../content/kind";
import { editorConfig, type EditorSettings } from "./config/config";
import { singletons } from "./config/relation";
import { formatOf, isMarkdown, readFile, writeFile, type Values } from "./format/format";
import { saveTrouble } from "./rules";

/** What the editor says of the entry that is to be saved. */
interface SavedEntry {
  /** The collection; files that exist once share one. */
  collection: string;
  /** The file name without its ending, or the name of the file that exists once. */
  slug: string;
  path: string;
  data: Values;
}

const written = kinds.filter(({ source }) => !("derive" in source || "drawing" in source));

for (const kind of written)
  CMS.registerCustomFormat(formatOf(kind), isMarkdown(kind) ? "md" : "yaml", {
    fromFile: (text: string) => readFile(kind, text),
    toFile: (values: Values) => writeFile(kind, values),
  });

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }: { entry: { toJS: () => unknown } }) => {
    const saved = entry.toJS() as SavedEntry;
    const kind = kindOfEntry(saved);
    const trouble = kind && saveTrouble(kind, saved.path, saved.data);
    // The editor shows the cause of an error by this name, and of others only that there was one.
    if (trouble) throw new Error("saving_failed", { cause: new Error(trouble) });
  },
});

function kindOfEntry({ collection, slug }: SavedEntry): Kind | undefined {
  const type = collection === singletons ? slug : collection;
  return written.find((kind) => kind.type === type);
}

const settings = document.getElementById("settings")?.textContent ?? "{}";
const config = editorConfig(written, JSON.parse(settings) as EditorSettings);
// The package's type is a union of all fields; the tests hold what this one has.
void CMS.init({ config: config as unknown as CmsConfig });
