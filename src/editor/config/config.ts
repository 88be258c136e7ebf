/** The whole configuration of the editor, made from the field lists. */
import type { Kind } from "../../content/kind";
import { pictureFile } from "../../content/fields";
import { collectionsOf, singletonsOf } from "./collections";

/** What differs between two sites, or two hosts of the editor. */
export interface EditorSettings {
  /** Name of the company. */
  name: string;
  /** The address of the site, without a slash at its end. */
  siteUrl: string;
  /** Owner and name on GitHub; without it, the editor keeps its files in the browser, for tests. */
  repository?: string;
  /** The branch that drafts are proposed for. */
  branch?: string;
}

/** The configuration for entries of `kinds`. Throws if a field list has a field that the editor lacks. */
export function editorConfig(
  kinds: readonly Kind[],
  { name, siteUrl, repository, branch }: EditorSettings,
) {
  const github = { name: "github", repo: repository, branch, auth_methods: ["token"] };
  return {
    load_config_file: false,
    backend: repository === undefined ? { name: "test-repo" } : github,
    // Drafts are pull requests; nothing is committed to the branch itself.
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
    editor: { preview: false },
    collections: collectionsOf(kinds),
    singletons: singletonsOf(kinds),
  };
}
