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
  display_url: siteUrl,
  app_title: `${name}: editor`,
  logo: { src: "/favicon.svg" },
  media_folder: `content/${pictureFile.folder}`,
  public_folder: "",
  media_libraries: {
    default: { config: { max_file_size: pictureFile.maxBytes, slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true },
  collections: kinds.flatMap(collectionsOf),
  singletons: kinds.flatMap(singletonsOf),
});

/** The collection of a kind whose entries are files. */
function collectionsOf({ type, description, source, path, fields }: Kind): Collection[] {
  if (!("folder" in source)) return [];
  const { folder } = source;
  const collection = {
    name: type,
    label: pluralOf(labelOf(type)),
    label_singular: labelOf(type),
    description,
    folder: `content/${folder}`,
    extension: markdownFormat.extension,
    format: markdownFormat.name,
    create: true,
    // The file name is the last part of the address. It is made from the title of a new entry and does not change with it later.
    slug: { template: "{{title}}", editable: ["create"] },
    ...(path && { preview_path: path("{{slug}}").slice(1) }),
    // The package would use a field with this name for a list of its own.
    aliases_field: false,
    // Pictures in the text are stored with the path from the entry's file.
    media_folder: `/content/${pictureFile.folder}`,
    public_folder: `${folder.replace(/[^/]+/g, "..")}/${pictureFile.folder}`,
    fields: [...fieldsOf(fields), textField],
  };
  return [collection];
}

const textField: EditorField = {
  name: bodyKey,
  label: "Text",
  // Drafts may have no text.
  required: false,
  widget: "richtext",
  modes: ["rich_text", "raw"],
  // Otherwise the package makes every picture a link to itself.
  linked_images: false,
};

/** A list or a page that is one YAML file. */
function singletonsOf({ type, source, path, fields }: Kind): Collection[] {
  if (!("file" in source)) return [];
  const { file, key } = source;
  const label = key === undefined ? labelOf(type) : pluralOf(labelOf(type));
  const items = { name: itemsKey, label, label_singular: labelOf(type) };
  const singleton = {
    name: type,
    label,
    format: yamlFormat.name,
    file: `content/${file}`,
    ...(path && { preview_path: path("").slice(1) }),
    fields: key === undefined ? fieldsOf(fields) : [{ ...items, ...listOf(fields) }],
  };
  return [singleton];
}
