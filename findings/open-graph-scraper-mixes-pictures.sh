#!/usr/bin/env bash
# open-graph-scraper gives a picture the size and the alternative text of another one, if the page has several and not all of them say as much. In
# Open Graph, og:image:alt and its siblings belong to the og:image before them. It collects each property in a list of its own, and joins the lists
# by position.
#
# Seen with open-graph-scraper 6.12.0 and unfurl.js 6.4.0 on a page with two pictures, of which only the second has a size and a text:
#   open-graph-scraper  rack.jpg 1200x630 “Map of the counties”   map.jpg without both
#   unfurl.js           rack.jpg without both                     map.jpg 1200x630 “Map of the counties”
# A screen reader then announces a picture that is not shown. So a page for sharing has one picture, or says the same of each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent open-graph-scraper@6.12.0 unfurl.js@6.4.0
cat > run.mjs <<'JS'
import ogs from "open-graph-scraper";
import { unfurl } from "unfurl.js";

const meta = (property, content) => `<meta property="og:${property}" content="${content}">`;
const html = `<!doctype html><html lang="en"><head><title>Service areas</title>
${meta("title", "Service areas")}
${meta("image", "https://example.com/rack.jpg")}
${meta("image", "https://example.com/map.jpg")}
${meta("image:width", "1200")}
${meta("image:height", "630")}
${meta("image:alt", "Map of the counties")}
</head><body><p>Text</p></body></html>`;

const print = (library, pictures) => {
  for (const { url, width = "?", height = "?", alt = "no text" } of pictures)
    console.log(`${library}: ${new URL(url).pathname} ${width}x${height} ${alt}`);
};
print("open-graph-scraper", (await ogs({ html })).result.ogImage);
const fetch = async () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
print("unfurl.js", (await unfurl("https://example.com/", { fetch })).open_graph.images);
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = 'open-graph-scraper: /rack.jpg 1200x630 Map of the counties
open-graph-scraper: /map.jpg ?x? no text
unfurl.js: /rack.jpg ?x? no text
unfurl.js: /map.jpg 1200x630 Map of the counties' ] || { echo "The behavior has changed." >&2; exit 1; }
