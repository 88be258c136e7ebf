/** Whether and where the editor is built (decision 39). */
import { dataOf } from "../../content";
import type { EditorSettings } from "../../editor/config/config";

export interface BuiltEditor extends EditorSettings {
  /** The editor's own address; undefined if it is a part of the site. */
  address: string | undefined;
}

/** The editor that content/business.yaml under `root` switches on; undefined if it does not. */
export function editorOf(root: string): BuiltEditor | undefined {
  const business = dataOf(root, "Business");
  const editor = business.editor as Partial<Record<string, unknown>> | undefined;
  // The content check reports other values.
  if (typeof editor?.repository !== "string") return undefined;
  return {
    name: String(business.name),
    siteUrl: String(business.siteUrl),
    repository: editor.repository,
    branch: String(editor.branch ?? "main"),
    address: typeof editor.address === "string" ? editor.address : undefined,
  };
}

/**
 * The editor that is built as a part of the site. Throws on hosts that send all rules of _headers that match a path: browsers would apply the
 * site's policy besides the editor's, and the editor would not start.
 */
export function editorOfSite(
  root: string,
  environment: Record<string, string | undefined>,
): BuiltEditor | undefined {
  const editor = editorOf(root);
  if (!editor || editor.address !== undefined) return undefined;
  if (environment.NETLIFY)
    throw new Error(
      "content/business.yaml switches on the editor at /admin, which Netlify cannot serve: it joins the policies of the site and of the editor. " +
        "Give the editor an address of its own (editor › address; docs/delivery.md, “Editor”), or take “editor” away.",
    );
  return editor;
}
