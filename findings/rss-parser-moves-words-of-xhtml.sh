#!/usr/bin/env bash
# rss-parser moves words in the XHTML content of an Atom feed: links and emphasized words go behind the last word of their paragraph. It reads the
# content as XML data, in which the order of text and elements is lost, and writes it again from these. A title in XHTML is an object.
#
# Seen with rss-parser 3.13.0 and feedsmith 3.0.1 on an entry of one paragraph, in both forms of markup that Atom allows:
#   rss-parser, type="xhtml"  “Leave  holes for the installer. Call before you drill.threeus”
#   rss-parser, type="html"   “Leave three holes for the installer. Call us before you drill.”
#   feedsmith, both           the same, in its order
# No error, and most of the words are there. So a feed that everybody reads has escaped HTML, not XHTML.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent rss-parser@3.13.0 feedsmith@3.0.1
cat > run.mjs <<'JS'
import { parseFeed } from "feedsmith";
import Parser from "rss-parser";

const paragraph =
  '<p>Leave <strong>three</strong> holes for the installer. Call <a href="https://example.com/">us</a> before you drill.</p>';
const contents = {
  xhtml: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraph}</div>`,
  html: paragraph.replaceAll("<", "&lt;"),
};
const words = (html) => html.replace(/<[^>]*>/g, "");

for (const [type, content] of Object.entries(contents)) {
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.com/</id><title>Example</title>
<updated>2026-01-01T12:00:00Z</updated><author><name>Example</name></author>
<entry><id>https://example.com/1</id><title type="${type}">${type === "xhtml" ? contents.xhtml : "Title"}</title>
<updated>2026-01-01T12:00:00Z</updated><content type="${type}">${content}</content></entry></feed>`;
  const [item] = (await new Parser().parseString(feed)).items;
  console.log(`rss-parser, ${type}: ${words(item.content)} (title: ${typeof item.title})`);
  const [entry] = parseFeed(feed).feed.entries;
  console.log(`feedsmith, ${type}: ${words(entry.content.value)} (title: ${typeof entry.title.value})`);
}
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = 'rss-parser, xhtml: Leave  holes for the installer. Call  before you drill.threeus (title: object)
feedsmith, xhtml: Leave three holes for the installer. Call us before you drill. (title: string)
rss-parser, html: Leave three holes for the installer. Call us before you drill. (title: string)
feedsmith, html: Leave three holes for the installer. Call us before you drill. (title: string)' ] || { echo "The behavior has changed." >&2; exit 1; }
