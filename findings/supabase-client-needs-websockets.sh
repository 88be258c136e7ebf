#!/usr/bin/env bash
# supabase-js refuses to create a client where there are no WebSockets, even if it only reads a table.
#
# Seen with @supabase/supabase-js 2.109.0: createClient() makes the parts for users, files, functions and messages at once. That for messages throws
# without a global WebSocket (Node.js 20): “… detected without native WebSocket support …”. postgrest-js, the part
# that reads tables, needs none and sends the same address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @supabase/supabase-js@2.109.0 @supabase/postgrest-js@2.109.0
cat > run.cjs <<'JS'
const { createClient } = require("@supabase/supabase-js");
const { PostgrestClient } = require("@supabase/postgrest-js");

// Newer versions of Node.js have one.
delete globalThis.WebSocket;
try {
  createClient("http://127.0.0.1", "key");
  console.log("a client");
} catch (error) {
  console.log(/without native WebSocket support/.test(error.message));
}
const fetch = async (address) => {
  console.log(String(address));
  return new Response("[]");
};
new PostgrestClient("http://127.0.0.1/rest/v1", { fetch }).from("projects").select("*").then();
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = 'true
http://127.0.0.1/rest/v1/projects?select=*' ] || { echo "The behavior has changed." >&2; exit 1; }
