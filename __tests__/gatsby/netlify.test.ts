/** @jest-environment node */
/** Netlify's own parsers, which its builds and its edge use, read _headers, _redirects and netlify.toml as intended. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { headersFile, redirectsFile } from "../../src/gatsby/edge-files";
import { temporaryFolder } from "../support/temporary-folder";

/** The parsers are ES modules, which jest cannot load; a separate process prints what they read from the two files. */
const program = `
  import { parseAllHeaders } from "@netlify/headers-parser";
  import { parseAllRedirects } from "@netlify/redirect-parser";
  const [headers, redirects] = process.argv.slice(1);
  console.log(JSON.stringify({
    headers: await parseAllHeaders({ headersFiles: [headers], configHeaders: [], minimal: true }),
    redirects: await parseAllRedirects({
      redirectsFiles: [redirects], netlifyConfigPath: "netlify.toml", configRedirects: [], minimal: true,
    }),
  }));
`;

test("Netlify's parsers accept every rule and read it as intended", () => {
  const folder = temporaryFolder();
  const files = ["_headers", "_redirects"].map((name) => path.join(folder, name));
  writeFileSync(files[0] ?? "", headersFile("default-src 'none'; img-src 'self'", false));
  writeFileSync(files[1] ?? "", redirectsFile([{ from: "/old", to: "/new" }]));
  const said = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", program, ...files],
    { encoding: "utf8" },
  );
  const { headers, redirects } = JSON.parse(said) as Record<string, Record<string, unknown>>;
  expect(headers?.errors).toEqual([]);
  const rules = headers?.headers as { for: string; values: Record<string, string> }[];
  const everywhere = rules.find((rule) => rule.for === "/*")?.values;
  expect(everywhere).toMatchObject({
    "Content-Security-Policy": "default-src 'none'; img-src 'self'",
    "X-Content-Type-Options": "nosniff",
  });
  for (const files of ["/static/*", "/*.js", "/*.css"])
    expect(rules).toContainEqual({
      for: files,
      values: { "Cache-Control": "public, max-age=31536000, immutable" },
    });
  expect(redirects).toEqual({
    errors: [],
    redirects: [
      expect.objectContaining({ from: "/old", to: "/new", status: 301 }),
      ...["/404", "/404.html"].map((from) =>
        expect.objectContaining({ from, to: "/404.html", status: 404, force: true }),
      ),
    ],
  });
});
