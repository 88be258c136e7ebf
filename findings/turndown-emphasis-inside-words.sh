#!/usr/bin/env bash
# Turndown writes emphasis inside a word with underscores, which Markdown does not read there: the underscores are shown, and the emphasis is lost.
#
# Seen with turndown 7.2.5, read by markdown-it 14.1.0:
#   un<em>screw</em>ed   un_screw_ed, shown as un_screw_ed
#   un<b>screw</b>ed     un**screw**ed, shown as un<strong>screw</strong>ed
# The result has the form of a name such as my_file_name, so that a check of the Markdown cannot tell them apart. With `emDelimiter: "*"` both are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent turndown@7.2.5 markdown-it@14.1.0
cat > run.cjs <<'JS'
const Turndown = require("turndown");
const reader = require("markdown-it")();

const show = (html, options) => {
  const markdown = new Turndown(options).turndown(html);
  console.log(markdown, reader.renderInline(markdown));
};
show("<p>un<em>screw</em>ed</p>");
show("<p>un<b>screw</b>ed</p>");
show("<p>un<em>screw</em>ed</p>", { emDelimiter: "*" });
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = 'un_screw_ed un_screw_ed
un**screw**ed un<strong>screw</strong>ed
un*screw*ed un<em>screw</em>ed' ] || { echo "The behavior has changed." >&2; exit 1; }
