#!/usr/bin/env bash
# Firefox's Reader View (Readability) drops a film and its still if the words for browsers without <video> are a link. It counts these words, which
# nobody sees, as the only words of their surroundings: all of them are in a link, so they look like navigation.
#
# Seen with @mozilla/readability 0.6.0 and jsdom 26.1.0, three pages that differ in the content of <video> only:
#   the still as <img>, and plain words           the film, the still and the caption are there
#   the still in a link, and plain words          the same
#   the still as <img>, and the words in a link   only the caption is there
# So a link to the file, for browsers without <video>, has to be around the still.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @mozilla/readability@0.6.0 jsdom@26.1.0
cat > run.cjs <<'JS'
const { JSDOM } = require("jsdom");
const { Readability } = require("@mozilla/readability");

const sentence = "The camera moves slowly from the back of the room toward the screen, past both rows of seats, and stops. ";
const paragraphs = `<p>${sentence.repeat(3)}</p>`.repeat(4);
const still = '<img src="/still.avif" alt="A dark room with a screen" width="864" height="480">';
const words = "Your browser cannot show the film.";
const link = (inside) => `<a href="/film.mp4">${inside}</a>`;
const page = (fallback) => `<!doctype html><html lang="en"><head><title>Film</title></head><body><main>
<section><h1>Film</h1><figure><div><video controls poster="/still.avif"><source src="/film.mp4" type="video/mp4">${fallback}</video></div>
<figcaption>A sample, shown as a rendering</figcaption></figure></section>
<section><article><h2>How it was made</h2>${paragraphs}</article></section></main></body></html>`;

for (const [name, fallback] of [
  ["plain words", still + words],
  ["still in a link", link(still) + words],
  ["words in a link", still + link(words)],
]) {
  const { document } = new JSDOM(page(fallback), { url: "https://example.com/film" }).window;
  const content = new Readability(document).parse()?.content ?? "";
  const kept = ["<video", "<img", "shown as a rendering"].filter((part) => content.includes(part));
  console.log(`${name}: ${kept.join(", ")}`);
}
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = 'plain words: <video, <img, shown as a rendering
still in a link: <video, <img, shown as a rendering
words in a link: shown as a rendering' ] || { echo "The behavior has changed." >&2; exit 1; }
