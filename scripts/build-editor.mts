/** `npm run build:editor`: builds the editor as a site of its own in dist-editor/, for another host than the site's (decision 39). */
import path from "node:path";
import { editorOf } from "../src/gatsby/editor/settings";
import { writeEditor } from "../src/gatsby/editor/write";
import { root } from "./processes.mjs";

const editor = editorOf(root);
if (editor) {
  // Writes the fonts that previews show.
  await import("./fonts.mjs");
  await writeEditor(root, path.join(root, "dist-editor"), editor);
  console.log("The editor is in dist-editor/.");
} else {
  console.error(
    "content/business.yaml names no repository: write “editor:”, and under it “  repository: owner/name”.",
  );
  process.exitCode = 1;
}
