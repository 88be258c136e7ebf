#!/usr/bin/env bash
# mammoth makes two paragraphs of a paragraph that begins with a drop cap, so that its first word is divided.
#
# Seen with mammoth 1.13.0 and a document of docx 9.5.1: <p>D</p><p>raw before you drill.</p>
# Word stores the large letter as a paragraph in a frame (w:framePr w:dropCap="drop") before the rest; pandoc 2.17 joins them again. No message says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent mammoth@1.13.0 docx@9.5.1
cat > run.cjs <<'JS'
const { Document, DropCapType, FrameAnchorType, Packer, Paragraph } = require("docx");
const mammoth = require("mammoth");

const text = FrameAnchorType.TEXT;
const frame = {
  type: "alignment",
  dropCap: DropCapType.DROP,
  width: 800,
  height: 800,
  lines: 3,
  anchor: { horizontal: text, vertical: text },
  alignment: { x: "left", y: "top" },
};
const children = [new Paragraph({ text: "D", frame }), new Paragraph("raw before you drill.")];
Packer.toBuffer(new Document({ sections: [{ children }] }))
  .then((buffer) => mammoth.convertToHtml({ buffer }))
  .then(({ value, messages }) => console.log(value, messages.length));
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = "<p>D</p><p>raw before you drill.</p> 0" ] || { echo "The behavior has changed." >&2; exit 1; }
