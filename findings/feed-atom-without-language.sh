#!/usr/bin/env bash
# The package feed takes a language for the whole feed, and writes it in RSS alone: not in Atom, where it would be
# xml:lang on <feed>, and not in JSON, where it would be “language”.
#
# Seen with feed 6.0.0 and the option `language: "en-US"`:
#   rss2()   <language>en-US</language>
#   json1()  no en-US at all
#   atom1()  no en-US at all
# A reader that speaks or hyphenates such a feed has to guess.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent feed@6.0.0
cat > run.mjs <<'JS'
import { Feed } from "feed";

const feed = new Feed({
  id: "https://example.com/",
  title: "Example",
  copyright: "Example",
  updated: new Date("2026-01-01T12:00:00Z"),
  language: "en-US",
});
for (const form of ["rss2", "json1", "atom1"]) console.log(form, feed[form]().includes("en-US"));
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = 'rss2 true
json1 false
atom1 false' ] || { echo "The behavior has changed." >&2; exit 1; }
