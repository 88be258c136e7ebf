/** @jest-environment node */
import { readFileSync } from "node:fs";
import { previewAddress } from "../../scripts/preview-address";

const started = '{"type":"wrangler-session","version":1}';

test("the address with the alias is preferred to that of the version", () => {
  const upload = {
    type: "version-upload",
    preview_url: "https://1a2b-site.example.workers.dev",
    preview_alias_url: "https://pr-7-site.example.workers.dev",
  };
  expect(previewAddress(`${started}\n${JSON.stringify(upload)}\n`)).toBe(
    "https://pr-7-site.example.workers.dev",
  );
  expect(previewAddress(JSON.stringify({ ...upload, preview_alias_url: undefined }))).toBe(
    "https://1a2b-site.example.workers.dev",
  );
});

test("without an upload there is no address", () => {
  expect(previewAddress(`${started}\n`)).toBeUndefined();
  expect(previewAddress("")).toBeUndefined();
});

test("wrangler still writes these names", () => {
  const wrangler = readFileSync("node_modules/wrangler/wrangler-dist/cli.js", "utf8");
  for (const name of ["version-upload", "preview_url", "preview_alias_url"])
    expect(wrangler).toContain(name);
  expect(wrangler).toContain("WRANGLER_OUTPUT_FILE_PATH");
});
