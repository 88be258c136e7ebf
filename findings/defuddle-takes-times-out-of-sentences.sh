#!/usr/bin/env bash
# Defuddle, which clips pages for notes, takes <time> elements out of their sentences near the start and the end of the text: it counts them as the
# date of publication, wherever they are in the sentence, and also if they are a time of day. The rest of the sentence stays.
#
# Seen with defuddle 0.19.4 and jsdom 26.1.0, the same notice with and without <time>:
#   with     “From to the shop is closed.” and “The last visit starts at .”
#   without  “From December 24 to January 1 the shop is closed.” and “The last visit starts at 4:30pm.”
# So a page that begins with “Last changed <time>…</time>.” is clipped with “Last changed .” A notice of closed days is safer as plain words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent defuddle@0.19.4 jsdom@26.1.0
cat > run.mjs <<'JS'
import { Defuddle } from "defuddle/node";
import { JSDOM } from "jsdom";

const sentence = "We plan every cable on paper, open the wall once, pull the cable, label both ends and close the wall again. ";
const marked = (datetime, words) => `<time datetime="${datetime}">${words}</time>`;
const plain = (_, words) => words;

for (const [name, time] of Object.entries({ marked, plain })) {
  const first = `<p>From ${time("2026-12-24", "December 24")} to ${time("2027-01-01", "January 1")} the shop is closed.</p>`;
  const last = `<p>We visit on weekdays. The last visit starts at ${time("16:30", "4:30pm")}.</p>`;
  const page = `<!doctype html><html lang="en"><head><title>Hours</title></head><body>
<header><a href="/">Home</a></header><main><article><h1>Hours</h1>${first}${`<p>${sentence.repeat(3)}</p>`.repeat(4)}${last}</article></main></body></html>`;
  const url = "https://example.com/hours";
  const { content } = await Defuddle(new JSDOM(page, { url }).window.document, url, { markdown: true });
  const lines = content.trim().split("\n");
  console.log(`${name}: ${lines[0]} / ${lines.at(-1)}`);
}
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = 'marked: From to the shop is closed. / We visit on weekdays. The last visit starts at .
plain: From December 24 to January 1 the shop is closed. / We visit on weekdays. The last visit starts at 4:30pm.' ] || { echo "The behavior has changed." >&2; exit 1; }
