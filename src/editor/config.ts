/** The configuration of the editor (https://sveltiacms.app/en/docs/customization), generated from the field lists. */
import { pictureFile } from "../content/fields";
import type { Kind } from "../content/kind";
import { kinds } from "../content/kinds";
import { fieldsOf, labelOf, listOf, pluralOf, type EditorField } from "./fields";
import { bodyKey, itemsKey, markdownFormat, yamlFormat } from "./format";

export interface EditorSettings {
  /** Name of the company. */
  name: string;
  /** The address of the site, without a slash at its end. */
  siteUrl: string;
  /** Owner and name on GitHub. */
  repository: string;
  /** The branch that published drafts are merged into. */
  branch: string;
}

/** A collection, or a file that exists once. */
export interface Collection {
  name: string;
  label: string;
  fields: EditorField[];
  [option: string]: unknown;
}

/** The configuration for all kinds that editors write. Throws if a field list has a field that the editor cannot show. */
export const editorConfig = ({ name, siteUrl, repository, branch }: EditorSettings) => ({
  // Saving opens a pull request; nothing is committed to the branch itself.
  backend: { name: "github", repo: repository, branch, auth_methods: ["token"] },
  publish_mode: "editorial_workflow",
  site_url: siteUrl,
  app_title: `${name}: editor`,
  logo: { src: "/favicon.svg" },
  media_folder: `content/${pictureFile.folder}`,
  public_folder: "",
  media_libraries: {
    default: { config: { max_file_size: pictureFile.maxBytes, slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true },
  collections: kinds.flatMap((kind) =>
    "folder" in kind.source ? collectionOf(kind, kind.source) : [],
  ),
  singletons: kinds.flatMap((kind) =>
    "file" in kind.source ? singletonOf(kind, kind.source) : [],
  ),
});

/** The collection of a kind whose entries are files. Each page has a field “aliases”, so the package keeps no such list of its own. */
const collectionOf = (
  { type, description, path, fields }: Kind,
  { folder }: { folder: string },
): Collection => ({
  name: type,
  label: pluralOf(labelOf(type)),
  label_singular: labelOf(type),
  description,
  folder: `content/${folder}`,
  format: markdownFormat.name,
  // The file name is the last part of the address. It is made from the title of a new entry and does not change with it later.
  slug: { template: "{{title}}", editable: ["create"] },
  ...(path && { preview_path: path("{{slug}}").slice(1) }),
  // Pictures in the text are stored with the path from the entry's file.
  media_folder: `/content/${pictureFile.folder}`,
  public_folder: `${folder.replace(/[^/]+/g, "..")}/${pictureFile.folder}`,
  fields: [...fieldsOf(fields), textField],
});

const textField: EditorField = {
  name: bodyKey,
  label: "Text",
  // Drafts may have no text.
  required: false,
  widget: "richtext",
  // Otherwise the package makes every picture a link to itself.
  linked_images: false,
};

/** A list or a page that is one YAML file. */
function singletonOf(
  { type, path, fields }: Kind,
  { file, key }: { file: string; key?: string },
): Collection {
  const label = key === undefined ? labelOf(type) : pluralOf(labelOf(type));
  const items = { name: itemsKey, label, label_singular: labelOf(type) };
  return {
    name: type,
    label,
    format: yamlFormat.name,
    file: `content/${file}`,
    ...(path && { preview_path: path("").slice(1) }),
    fields: key === undefined ? fieldsOf(fields) : [{ ...items, ...listOf(fields) }],
  };
}
