/** Writes the editor: a page that loads Sveltia CMS, its configuration and the format of content files. */
import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { dataOf } from "../content";
import { editorPath } from "../domain/site";
import { editorConfig, type EditorSettings } from "./config";

/**
 * The editor that content/business.yaml under `root` switches on (decision 39); undefined if it does not. Throws on hosts that send all rules
 * of _headers that match a path: browsers would apply the site's policy in addition to the editor's, and the editor would not start.
 */
export function editorOf(root: string, environment: Record<string, string | undefined> = {}) {
  const { name, siteUrl, editor } = dataOf(root, "Business");
  const { repository, branch = "main" } = (editor ?? {}) as Partial<EditorSettings>;
  if (repository === undefined) return undefined;
  if (environment.NETLIFY)
    throw new Error(
      "content/business.yaml switches on the editor, which Netlify cannot serve: it joins the policies of the site and of the editor. Delete “editor” there.",
    );
  return { name: String(name), siteUrl: String(siteUrl), repository, branch };
}

/** The editor's package. `integrity` is the hash of its script (docs/delivery.md, “Upgrading packages”). */
const sveltia = {
  script: "https://cdn.jsdelivr.net/npm/@sveltia/cms@0.221.1/dist/sveltia-cms.js",
  integrity: "sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6",
};

/**
 * Writes the editor into `folder`, under /admin.
 * @param root the project's folder.
 */
export function writeEditor(root: string, folder: string, settings: EditorSettings): void {
  const own = path.join(folder, editorPath);
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: ["src/editor/format.ts"],
    // Browsers keep scripts forever (_headers), so each version needs its own name.
    entryNames: "[name]-[hash]",
    outdir: own,
    bundle: true,
    minify: true,
    target: "es2022",
    metafile: true,
  });
  const [format = ""] = Object.keys(metafile.outputs).map((file) => path.basename(file));
  writeFileSync(path.join(own, "config.json"), JSON.stringify(editorConfig(settings)));
  writeFileSync(path.join(own, "index.html"), page(format));
}

/** The package starts when the page has loaded, and reads the configuration that the link names. */
const page = (format: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Editor</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="cms-config-url" href="${editorPath}/config.json" type="application/json">
  </head>
  <body>
    <script src="${sveltia.script}" integrity="${sveltia.integrity}" crossorigin></script>
    <script src="${editorPath}/${format}"></script>
  </body>
</html>
`;

/**
 * The policy of the editor alone. The package also requests its newest version, GitHub's status page and pictures of accounts; they are blocked
 * on purpose. Scripts write its styles (unsafe-inline), and pictures are shown from memory (blob, data).
 */
export const editorPolicy = [
  "default-src 'none'",
  `script-src 'self' ${sveltia.script}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src https://cdn.jsdelivr.net",
  "img-src 'self' blob: data:",
  "media-src blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Adds the editor to the built site in `dist`. Changes no file of the site, and adds to _headers only. The line with the exclamation mark
 * removes the site's policy from the editor's addresses. Cloudflare supports such lines, Netlify does not.
 */
export function addEditor(root: string, dist: string, settings: EditorSettings): void {
  writeEditor(root, dist, settings);
  const headers = [
    "! Content-Security-Policy",
    `Content-Security-Policy: ${editorPolicy}`,
    "X-Robots-Tag: noindex",
  ];
  const rules = [editorPath, `${editorPath}/*`].map((address) =>
    [address, ...headers].join("\n  "),
  );
  appendFileSync(path.join(dist, "_headers"), `${rules.join("\n")}\n`);
}
