// @ts-check
/**
 * `node scripts/deploy-preview.mjs`, in preview.yml: uploads dist/ as a preview and prints its address. It also sets the step's output `url`,
 * which GitHub shows on the pull request. The variable PREVIEW_ALIAS is the first part of the address.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { packageCommand, root, run } from "./processes.mjs";

const { GITHUB_OUTPUT, GITHUB_EVENT_NAME, CLOUDFLARE_API_TOKEN, PREVIEW_ALIAS } = process.env;

if (GITHUB_EVENT_NAME === "pull_request" && !CLOUDFLARE_API_TOKEN) {
  console.log(
    "No preview was uploaded: the repository has no secret CLOUDFLARE_API_TOKEN (deploy.yml).",
  );
} else {
  // wrangler writes a line of JSON for each event.
  const log = path.join(root, ".build/preview.ndjson");
  mkdirSync(path.dirname(log), { recursive: true });
  rmSync(log, { force: true });
  const upload = ["versions", "upload", "--preview-alias", PREVIEW_ALIAS || "drafts"];
  process.exitCode = await run(process.execPath, [packageCommand("wrangler"), ...upload], {
    env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: log },
  });
  const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  const event = lines
    .map((line) => JSON.parse(line))
    .find(({ type }) => type === "version-upload");
  const address = event?.preview_alias_url ?? event?.preview_url;
  if (address) {
    console.log(`The preview is at ${address}`);
    if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `url=${address}\n`);
  }
}
