/** Writes the editor: as a part of the built site, or as a site of its own. */
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataOf } from "../../content";
import { readMark } from "../../content/brand";
import { editorPath } from "../../domain/files";
import { favicon, type IconColors } from "../brand/icons";
import { headersFile } from "../edge-files";
import { bundleEditor, type EditorBundle } from "./bundle";
import { editorPage } from "./page";
import { editorPolicy, editorRules } from "./policy";
import type { BuiltEditor } from "./settings";

/** Adds the editor to the built site in `dist`, under /admin. Changes no file of the site, and adds to _headers only. */
export async function addEditor(
  root: string,
  dist: string,
  editor: BuiltEditor,
): Promise<void> {
  const page = path.join(dist, `${editorPath}.html`);
  if (existsSync(page))
    throw new Error(
      `A page of the site has the address ${editorPath}, which the editor needs.`,
    );
  const bundle = await bundleEditor(root, path.join(dist, editorPath), `${editorPath}/`);
  writeFileSync(page, editorPage(within(`${editorPath}/`, bundle), editor));
  appendFileSync(path.join(dist, "_headers"), editorRules());
}

/** Writes the editor into `folder`, as a site of its own. */
export async function writeEditor(root: string, folder: string, editor: BuiltEditor) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = await bundleEditor(root, folder, "/");
  writeFileSync(path.join(folder, "index.html"), editorPage(within("/", bundle), editor));
  const brand = dataOf(root, "Brand");
  writeFileSync(
    path.join(folder, "favicon.svg"),
    favicon(readMark(root), brand as unknown as IconColors),
  );
  writeFileSync(path.join(folder, "_headers"), headersFile(editorPolicy, true));
}

/** The addresses of the files of `bundle`, which are in the folder at the address `base`. */
const within = (base: string, { script, style }: EditorBundle): EditorBundle => ({
  script: `${base}${script}`,
  style: `${base}${style}`,
});
