/** The editor's collections: one for each kind whose entries are files, and one for all files that exist once. */
import { pictureFile } from "../../content/fields";
import type { Kind } from "../../content/kind";
import { kindNamed } from "../../content/kind";
import { bodyKey, formatOf, itemsKey } from "../format/format";
import { fieldsOf, summaryOf, type EditorField } from "./field";
import { labelOf, pluralOf } from "./labels";
import type { KindOf } from "./relation";

/** A collection or a file that exists once, in the editor's configuration. */
export interface Collection {
  name: string;
  label: string;
  fields: EditorField[];
  [option: string]: unknown;
}

/** Whether the form of this kind has a preview beside it (src/editor/preview). */
export const hasPreview = ({ source, type }: Kind): boolean =>
  "folder" in source || type === "Picture";

/** The collections of the kinds whose entries are files. */
export const collectionsOf = (kinds: readonly Kind[]): Collection[] =>
  kinds.flatMap((kind) =>
    "folder" in kind.source ? [collectionOf(kind, kind.source.folder, finder(kinds))] : [],
  );

/** The lists and pages that are one YAML file each. */
export const singletonsOf = (kinds: readonly Kind[]): Collection[] =>
  kinds.flatMap((kind) => {
    if ("list" in kind.source) return [listOf(kind, kind.source.list, finder(kinds))];
    return "single" in kind.source ? [pageOf(kind, kind.source.single, finder(kinds))] : [];
  });

const finder =
  (kinds: readonly Kind[]): KindOf =>
  (type) =>
    kindNamed(kinds, type);

function collectionOf(kind: Kind, folder: string, kindOf: KindOf): Collection {
  const label = labelOf(kind.type);
  const address = kind.path?.("{{slug}}").slice(1);
  return {
    name: kind.type,
    label: pluralOf(label),
    label_singular: label,
    description: kind.description,
    folder: `content/${folder}`,
    extension: "md",
    format: formatOf(kind),
    create: true,
    // The file name is the last part of the address. It is made from the title of a new entry and does not change with it later.
    slug: { template: "{{title}}", editable: ["create"] },
    ...(address && { preview_path: address }),
    editor: { preview: hasPreview(kind) },
    // The package would use a field with this name for a list of its own.
    aliases_field: false,
    // Pictures in the text are stored with the path from the entry's file.
    media_folder: `/content/${pictureFile.folder}`,
    public_folder: `${folder.replace(/[^/]+/g, "..")}/${pictureFile.folder}`,
    sortable_fields: sortingOf(kind),
    fields: [...fieldsOf(kind.fields, kindOf), textField],
  };
}

function sortingOf({ fields, shownFrom }: Kind) {
  const names = [shownFrom, "position", "title"].filter(
    (name): name is string => name !== undefined && name in fields.shape,
  );
  const direction = names[0] === shownFrom ? "descending" : "ascending";
  return { fields: names, default: { field: names[0], direction } };
}

const textField: EditorField = {
  name: bodyKey,
  label: "Text",
  hint: "Pictures in the text are checked on GitHub after saving: the draft’s pull request says what to correct.",
  // Drafts may have no text.
  required: false,
  widget: "richtext",
  modes: ["rich_text", "raw"],
  // Otherwise the package makes every picture a link to itself.
  linked_images: false,
};

const fileOf = (
  kind: Kind,
  file: string,
  label: string,
  fields: EditorField[],
): Collection => ({
  name: kind.type,
  label,
  file: `content/${file}`,
  format: formatOf(kind),
  editor: { preview: hasPreview(kind) },
  ...(kind.path && { preview_path: kind.path("").slice(1) }),
  fields,
});

function listOf(kind: Kind, file: string, kindOf: KindOf): Collection {
  const label = labelOf(kind.type);
  const items: EditorField = {
    name: itemsKey,
    label: pluralOf(label),
    label_singular: label,
    widget: "list",
    collapsed: true,
    summary: summaryOf(kind.fields),
    fields: fieldsOf(kind.fields, kindOf),
  };
  return fileOf(kind, file, pluralOf(label), [items]);
}

const pageOf = (kind: Kind, file: string, kindOf: KindOf): Collection =>
  fileOf(kind, file, labelOf(kind.type), fieldsOf(kind.fields, kindOf));
