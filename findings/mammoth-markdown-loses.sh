#!/usr/bin/env bash
# Mammoth's Markdown has no tables, no struck text and no raised or lowered characters: their words stay, as if they were ordinary ones.
# Turndown loses raised and lowered characters of HTML in the same way.
#
# Seen with mammoth 1.13.0 and turndown 7.2.5 on a document made with docx 9.15.2:
#   mammoth, Markdown  each cell of a table is a paragraph of its own, “$500” (struck) is $500, 10² (raised) is 102
#   mammoth, HTML      <table>, <s>$500</s>, 10<sup>2</sup>
#   turndown           10<sup>2</sup> is 102
# So a price that was struck becomes valid again, and a power becomes another number, and no check of the Markdown can see it. pandoc keeps all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent mammoth@1.13.0 turndown@7.2.5 docx@9.15.2
cat > run.cjs <<'JS'
const { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } = require("docx");
const mammoth = require("mammoth");
const Turndown = require("turndown");

const row = (...cells) =>
  new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
const words = new Paragraph({
  children: [
    new TextRun("Was "),
    new TextRun({ text: "$500", strike: true }),
    new TextRun(", 10"),
    new TextRun({ text: "2", superScript: true }),
    new TextRun(" now"),
  ],
});
const table = new Table({ rows: [row("Room", "Cable"), row("Den", "HDMI")] });
(async () => {
  const buffer = await Packer.toBuffer(new Document({ sections: [{ children: [words, table] }] }));
  console.log((await mammoth.convertToMarkdown({ buffer })).value.trim().replace(/\n+/g, " / "));
  const html = (await mammoth.convertToHtml({ buffer })).value;
  console.log(html.match(/Was.* now/)[0], html.includes("<table>"));
  console.log(new Turndown().turndown("<p>10<sup>2</sup></p>"));
})();
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = 'Was $500, 102 now / Room / Cable / Den / HDMI
Was <s>$500</s>, 10<sup>2</sup> now true
102' ] || { echo "The behavior has changed." >&2; exit 1; }
