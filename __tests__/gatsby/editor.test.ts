/** @jest-environment node */
/** The editor is off unless content names a repository, and its files and rules do not change those of the site (decision 39). */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nginxConfig } from "../../scripts/nginx/config";
import { builtPages } from "../../scripts/built-pages";
import { headersFile } from "../../src/gatsby/edge-files";
import { editorPage } from "../../src/gatsby/editor/page";
import { editorPolicy, editorRules } from "../../src/gatsby/editor/policy";
import { editorOf, editorOfSite } from "../../src/gatsby/editor/settings";
import { withOwnWords } from "../../src/gatsby/editor/words";
import { temporaryFolder } from "../support/temporary-folder";

/** A project whose business.yaml has these lines at its end. */
function projectWith(lines: string): string {
  const folder = temporaryFolder();
  cpSync("content/business.yaml", path.join(folder, "content/business.yaml"));
  const file = path.join(folder, "content/business.yaml");
  writeFileSync(file, `${readFileSync(file, "utf8")}${lines}`);
  return folder;
}

const named = "editor:\n  repository: example/website\n";

test("the shipped site has no editor", () => {
  expect(editorOf(".")).toBeUndefined();
  expect(editorOfSite(".", {})).toBeUndefined();
});

test("a repository switches it on; its branch is main unless another is named", () => {
  expect(editorOfSite(projectWith(named), {})).toMatchObject({
    repository: "example/website",
    branch: "main",
  });
  expect(editorOf(projectWith(`${named}  branch: live\n`))?.branch).toBe("live");
});

test("a build on Netlify, which would combine both policies, is refused unless the editor has an address of its own", () => {
  expect(() => editorOfSite(projectWith(named), { NETLIFY: "true" })).toThrow(
    /Netlify cannot serve.*address of its own/,
  );
  const apart = projectWith(`${named}  address: https://edit.example.com\n`);
  expect(editorOfSite(apart, { NETLIFY: "true" })).toBeUndefined();
  expect(editorOf(apart)?.address).toBe("https://edit.example.com");
});

test("the policy allows scripts of the editor's own and GitHub's interface, and no other host", () => {
  expect(editorPolicy).toContain("script-src 'self';");
  expect(editorPolicy).not.toContain("unsafe-eval");
  expect(editorPolicy.match(/https?:\/\/[^ ;]+/g)).toEqual(["https://api.github.com"]);
});

test("the rules apply to the editor's paths only, remove the site's policy there, and keep search engines out", () => {
  const rules = editorRules().split(/\n(?=\/)/);
  expect(rules.map((rule) => rule.split("\n")[0])).toEqual(["/admin", "/admin/*"]);
  for (const rule of rules)
    expect(rule.trim().split("\n").slice(1)).toEqual([
      "  ! Content-Security-Policy",
      `  Content-Security-Policy: ${editorPolicy}`,
      "  X-Robots-Tag: noindex",
    ]);
});

test("nginx sends the editor's policy with the editor's files, and the site's with all others", () => {
  const inputs = { redirects: "", folder: "/site", listen: "8080" };
  const headers = headersFile("default-src 'none'", false);
  const config = nginxConfig({ ...inputs, headers: headers + editorRules() });
  expect(config).toContain(
    [
      "map $uri $site_content_security_policy {",
      `  default "default-src 'none'";`,
      `  "~^/admin(\\.html)?$" "${editorPolicy}";`,
      `  "~^/admin/.*(\\.html)?$" "${editorPolicy}";`,
      "}",
    ].join("\n"),
  );
  expect(config).toContain(
    "add_header Content-Security-Policy $site_content_security_policy always;",
  );
  expect(config).toContain('map $uri $site_x_robots_tag {\n  default "";');
  const without = nginxConfig({ ...inputs, headers });
  expect(without).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
  expect(without).not.toContain("$site_content_security_policy");
});

test("the editor is not a page of the site", () => {
  const folder = temporaryFolder();
  for (const name of ["index.html", "admin.html", "404.html"])
    writeFileSync(path.join(folder, name), "");
  expect(builtPages(folder).map((page) => page.path)).toEqual(["/"]);
});

test("its page keeps search engines out and has the settings, which cannot end their script element", () => {
  const html = editorPage(
    { script: "/admin/editor-1.js", style: "/admin/editor-2.css" },
    {
      name: "</script><b>",
      siteUrl: "https://www.example.com",
      repository: "example/website",
      branch: "main",
    },
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain("\\u003c/script>\\u003cb>");
  expect(html).toContain('"previewStyle":"/admin/editor-2.css"');
});

test("messages of the package have the words of this site, and a message that it no longer has fails the build", () => {
  const script = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");
  const own = withOwnWords(script);
  expect(own).toContain("The entry was not saved. Your words are still in the form.");
  expect(own).toContain("This draft was not published, and nothing is lost.");
  expect(own).not.toContain("There was an error while saving the entry.");
  expect(() => withOwnWords(script.replace("This field is required.", ""))).toThrow(
    "The editor's package no longer has the message “This field is required.”.",
  );
});
