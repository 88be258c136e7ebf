#!/usr/bin/env bash
# html-to-text writes a term and its description as one word, because <dt> and <dd> are no blocks to it. The same happens with two <address>
# elements, and with a <summary> or <legend> and what follows, all of which browsers show as blocks. Paragraphs and list items do get lines.
#
# Seen with html-to-text 10.0.1:
#   <dl><dt>Screen, in inches</dt><dd>75</dd><dt>Seats</dt><dd>9 feet away</dd></dl>   Screen, in inches75Seats9 feet away
#   <details><summary>Who patches the wall?</summary>We do.</details>                 Who patches the wall?We do.
#   <address>100 Main Street</address><address>Baltimore</address>                    100 Main StreetBaltimore
#   <ul><li>75</li><li>9 feet</li></ul>                                               a line for each
# Programs that send the plain text of an HTML e-mail or index a page get such words and numbers. A space between the elements keeps them apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent html-to-text@10.0.1
cat > run.mjs <<'JS'
import { convert } from "html-to-text";

for (const html of [
  "<dl><dt>Screen, in inches</dt><dd>75</dd><dt>Seats</dt><dd>9 feet away</dd></dl>",
  "<dl><dt>Screen, in inches</dt> <dd>75</dd> <dt>Seats</dt> <dd>9 feet away</dd></dl>",
  "<details open><summary>Who patches the wall?</summary>We do.</details>",
  "<address>100 Main Street</address><address>Baltimore</address>",
  "<fieldset><legend>Show</legend>by day</fieldset>",
  "<ul><li>75</li><li>9 feet</li></ul>",
])
  console.log(JSON.stringify(convert(html)));
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = '"Screen, in inches75Seats9 feet away"
"Screen, in inches 75 Seats 9 feet away"
"Who patches the wall?We do."
"100 Main StreetBaltimore"
"Showby day"
" * 75\n * 9 feet"' ] || { echo "The behavior has changed." >&2; exit 1; }
