#!/usr/bin/env bash
# A read with supabase-js that fails is sent four times before the page learns of it, after 7 seconds.
#
# Seen with @supabase/supabase-js 2.109.0, ws 8.18.3:
#   server answers 503     4 requests, error after 7 s
#   network fails          4 requests, error after 7 s
#   .retry(false)          1 request, error at once
# The waits are 1, 2 and 4 seconds. A page that tries again by itself, with the same number of tries, sends 16 requests.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @supabase/supabase-js@2.109.0 ws@8.18.3
cat > run.cjs <<'JS'
const { createClient } = require("@supabase/supabase-js");

const unavailable = async () => new Response("try later", { status: 503 });
const offline = async () => {
  throw new TypeError("fetch failed");
};
const read = async (name, answer, retries) => {
  let requests = 0;
  const counted = (...request) => {
    requests += 1;
    return answer(...request);
  };
  // The transport is for Node.js 20 alone.
  const client = createClient("http://127.0.0.1", "key", {
    global: { fetch: counted },
    realtime: { transport: require("ws") },
  });
  const begin = Date.now();
  const query = client.from("projects").select("*");
  const { error } = await (retries ? query : query.retry(false));
  console.log(name, requests, Math.round((Date.now() - begin) / 1000), error !== null);
};
(async () => {
  await read("unavailable", unavailable, true);
  await read("offline", offline, true);
  await read("without retries", unavailable, false);
})();
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = 'unavailable 4 7 true
offline 4 7 true
without retries 1 0 true' ] || { echo "The behavior has changed." >&2; exit 1; }
