#!/usr/bin/env bash
# cssnano drops the plain value before a margin or padding in container units, but keeps it for other properties.
#
# Seen with cssnano 7.1.9 (default preset), postcss 8.5.33:
#   font-size:2vw;font-size:2cqi   both stay
#   width:5vw;width:5cqi           both stay
#   margin:0 5vw;margin:0 5cqi     margin:0 5cqi
#   padding-left:5vw;padding-left:5cqi   padding-left:5cqi
# So engines without container units (Chromium before 105, Safari before 16) lose the space, although the style sheet has a value for them. A custom
# property that is 1vw and, in @supports, 1cqi stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent cssnano@7.1.9 postcss@8.5.33
cat > run.cjs <<'JS'
const cssnano = require("cssnano");
const postcss = require("postcss");

(async () => {
  for (const declarations of [
    "font-size:2vw;font-size:2cqi",
    "width:5vw;width:5cqi",
    "margin:0 5vw;margin:0 5cqi",
    "padding-left:5vw;padding-left:5cqi",
  ])
    console.log((await postcss([cssnano]).process(`a{${declarations}}`, { from: undefined })).css);
})();
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = 'a{font-size:2vw;font-size:2cqi}
a{width:5vw;width:5cqi}
a{margin:0 5cqi}
a{padding-left:5cqi}' ] || { echo "The behavior has changed." >&2; exit 1; }
