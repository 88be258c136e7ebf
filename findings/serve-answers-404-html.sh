#!/usr/bin/env bash
# The package serve uses 404.html for missing files, but also publishes it as a page of its own, and answers a page with a slash at its end.
#
# Seen with serve 14.2.7 on a folder with index.html, about.html and 404.html:
#   /about 200, /about/ 200 (the same page, no redirect), /about.html 301 to /about, /nothing 404, /404 200
# So a site that promises one address for each page and a real 404 needs more than "static hosting".
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent serve@14.2.7
mkdir site
for page in index about 404; do echo "<!doctype html><title>$page</title>" > "site/$page.html"; done
port=$((20000 + RANDOM % 20000))
node node_modules/serve/build/main.js --no-clipboard --listen "tcp://127.0.0.1:$port" site >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do curl -so /dev/null "http://127.0.0.1:$port/" && break || sleep 0.1; done
output=$(for path in /about /about/ /about.html /nothing /404; do
  echo "$path $(curl -so /dev/null -w '%{http_code}' "http://127.0.0.1:$port$path")"
done)
echo "$output"
[ "$output" = "/about 200
/about/ 200
/about.html 301
/nothing 404
/404 200" ] || { echo "The behavior has changed." >&2; exit 1; }
