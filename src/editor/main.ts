/** The editor in the browser (decision 39). src/gatsby/editor/ bundles it. */
import "./no-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { kinds } from "../content/kinds";
import type { Kind } from "../content/kind";
import { hasPreview } from "./config/collections";
import { editorConfig, type EditorSettings } from "./config/config";
import { singletons } from "./config/relation";
import { entriesOf } from "./entries";
import { FocalPoint, focalPointField } from "./focal-point";
import { formatOf, isMarkdown, readFile, writeFile, type Values } from "./format/format";
import { heldEntries } from "./held";
import { previewOf } from "./preview/preview";
import { saveTrouble } from "./rules";

/** What the package passes about the entry that is to be saved. */
interface SavedEntry {
  /** The name of its collection. All files that exist once are in the same one. */
  collection: string;
  /** The file name without its extension, or the name of the file that exists once. */
  slug: string;
  path: string;
  data: Values;
}

const edited = kinds.filter(({ source }) => !("drawing" in source));

for (const kind of edited)
  CMS.registerCustomFormat(formatOf(kind), isMarkdown(kind) ? "md" : "yaml", {
    fromFile: (text: string) => readFile(kind, text),
    toFile: (values: Values) => writeFile(kind, values),
  });

for (const kind of edited.filter(hasPreview))
  CMS.registerPreviewTemplate(kind.type, previewOf(kind.type));

CMS.registerFieldType(focalPointField, FocalPoint);

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }: { entry: { toJS: () => unknown } }) => {
    const saved = entry.toJS() as SavedEntry;
    const kind = kindOfEntry(saved);
    if (!kind) return;
    const held = await heldEntries(edited);
    const others = held && { entries: entriesOf(held, edited), kinds };
    const trouble = saveTrouble(kind, saved.path, saved.data, others);
    // The package shows the cause of an error with this name. Of any other error, it only shows that there was one.
    if (trouble) throw new Error("saving_failed", { cause: new Error(trouble) });
  },
});

function kindOfEntry({ collection, slug }: SavedEntry): Kind | undefined {
  const type = collection === singletons ? slug : collection;
  return edited.find((kind) => kind.type === type);
}

const settings = JSON.parse(
  document.getElementById("settings")?.textContent ?? "{}",
) as EditorSettings;
if (settings.previewStyle) CMS.registerPreviewStyle(settings.previewStyle);
// The package's type is a union of all fields; tests check the configuration instead.
void CMS.init({ config: editorConfig(edited, settings) as unknown as CmsConfig });
