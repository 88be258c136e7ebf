/** The HTML of the editor. */
import type { EditorSettings } from "../../editor/config/config";

/**
 * @param script the address of the editor's script.
 * @param style the address of the style sheet of previews.
 */
export function editorPage(
  { script, style }: { script: string; style: string },
  { name, siteUrl, repository, branch }: EditorSettings,
) {
  const settings = JSON.stringify({ name, siteUrl, repository, branch, previewStyle: style });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Editor</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <noscript>The editor needs scripts.</noscript>
    <script type="application/json" id="settings">${settings.replaceAll("<", "\\u003c")}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}
