/** The whole configuration of the editor, generated from the field lists. */
import type { Kind } from "../../content/kind";
import { pictureFile } from "../../content/fields";
import { collectionsOf, singletonsOf } from "./collections";

/** Settings that differ between sites and between hosts of the editor. */
export interface EditorSettings {
  /** Name of the company. */
  name: string;
  /** The address of the site, without a slash at its end. */
  siteUrl: string;
  /** Owner and name on GitHub. If it is left out, the editor keeps its files in the browser; tests do that. */
  repository?: string;
  /** The branch that published drafts are merged into. */
  branch?: string;
  /** The address of the style sheet for previews of entries. */
  previewStyle?: string;
}

/** The configuration for entries of `kinds`. Throws if a field list has a field that the editor cannot show. */
export function editorConfig(
  kinds: readonly Kind[],
  { name, siteUrl, repository, branch }: EditorSettings,
) {
  const github = { name: "github", repo: repository, branch, auth_methods: ["token"] };
  return {
    load_config_file: false,
    backend: repository === undefined ? { name: "test-repo" } : github,
    // Saving opens a pull request; nothing is committed to the branch itself.
    publish_mode: "editorial_workflow",
    site_url: siteUrl,
    display_url: siteUrl,
    show_preview_links: true,
    app_title: `${name}: editor`,
    logo: { src: "/favicon.svg" },
    media_folder: `content/${pictureFile.folder}`,
    public_folder: "",
    media_libraries: {
      default: { config: { max_file_size: pictureFile.maxBytes, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: collectionsOf(kinds),
    singletons: singletonsOf(kinds),
  };
}
