#!/usr/bin/env bash
# resvg ignores the fallback of var() in an SVG file: a line whose color is var(--line, navy) is not drawn at all, and a filled shape is black. A plain
# color in the attribute does not help if var() is in the style. All of it is valid; browsers and librsvg, which sharp contains, draw the fallback.
#
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5, the color in the middle of each of four shapes on white:
#                                                               resvg     sharp
#   line, stroke="var(--line, #000080)"                         #ffffff   #000080
#   line, stroke="#000080" style="stroke: var(--line, #000080)" #ffffff   #000080
#   square, fill="var(--lamp, #b46a0c)"                         #000000   #b46a0c
#   square, fill="#b46a0c"                                      #b46a0c   #b46a0c
# So a drawing that takes its colors from the page has lost its lines where a feed reader or a preview makes a PNG of its file. Programs need a copy
# with the fallbacks in place of var().
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @resvg/resvg-js@2.6.2 sharp@0.35.5
cat > run.mjs <<'JS'
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20" viewBox="0 0 80 20">
<path d="M2 10H18" stroke="var(--line, #000080)" stroke-width="8"/>
<path d="M22 10H38" stroke="#000080" style="stroke: var(--line, #000080)" stroke-width="8"/>
<rect x="42" y="2" width="16" height="16" fill="var(--lamp, #b46a0c)"/>
<rect x="62" y="2" width="16" height="16" fill="#b46a0c"/>
</svg>`;

async function colors(png) {
  const { data, info } = await sharp(png)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [10, 30, 50, 70].map((x) => {
    const at = (10 * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString("hex")}`;
  });
}
console.log("resvg", ...(await colors(new Resvg(svg).render().asPng())));
console.log("sharp", ...(await colors(await sharp(Buffer.from(svg)).png().toBuffer())));
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = 'resvg #ffffff #ffffff #000000 #b46a0c
sharp #000080 #000080 #b46a0c #b46a0c' ] || { echo "The behavior has changed." >&2; exit 1; }
