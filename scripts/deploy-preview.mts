/**
 * `npm run deploy:preview`: uploads dist/ as a preview and prints its address. In a workflow, it also sets the step's output `url`, which GitHub
 * shows on the pull request. The variable PREVIEW_ALIAS is the first part of the address.
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { previewAddress } from "./preview-address";
import { packageCommand, root, run } from "./processes.mjs";

const { GITHUB_OUTPUT, GITHUB_EVENT_NAME, CLOUDFLARE_API_TOKEN, PREVIEW_ALIAS } = process.env;

if (GITHUB_EVENT_NAME === "pull_request" && !CLOUDFLARE_API_TOKEN) {
  console.log(
    "No preview was uploaded: the repository has no secret CLOUDFLARE_API_TOKEN (deploy.yml).",
  );
} else {
  const log = path.join(root, ".build/preview.ndjson");
  rmSync(log, { force: true });
  process.exitCode = await run(
    process.execPath,
    [
      packageCommand("wrangler"),
      "versions",
      "upload",
      "--preview-alias",
      PREVIEW_ALIAS || "drafts",
    ],
    { env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: log } },
  );
  const address = existsSync(log) ? previewAddress(readFileSync(log, "utf8")) : undefined;
  if (address) {
    console.log(`The preview is at ${address}`);
    if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `url=${address}\n`);
  }
}
