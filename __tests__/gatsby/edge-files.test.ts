/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  headersFile,
  inlineStyles,
  redirectsFile,
  redirectsTo,
} from "../../src/gatsby/edge-files";
import { layerOrder } from "../../src/styles/LayerOrder";
import { temporaryFolder } from "../support/temporary-folder";

test("a preview sends noindex; the site does not", () => {
  expect(headersFile("p", true)).toContain("X-Robots-Tag: noindex");
  expect(headersFile("p", false)).not.toContain("X-Robots-Tag");
});

test("each rule of _headers is a path with its headers", () => {
  const rules = headersFile("p", false).split(/\n(?=\/)/);
  expect(rules.map((rule) => rule.split("\n")[0])).toEqual([
    "/*",
    "/static/*",
    "/social/*",
    "/*.js",
    "/*.css",
    "/feed.atom",
    "/sitemap.xml",
    "/contact.vcf",
    "/.well-known/security.txt",
    "/site.webmanifest",
  ]);
  for (const rule of rules.slice(1, 5))
    expect(rule).toMatch(/^\/\S+\n {2}Cache-Control: public, max-age=31536000, immutable\n?$/);
  for (const rule of rules.slice(5))
    expect(rule).toMatch(/^\/\S+\n {2}Content-Type: \S+\/\S+( charset=utf-8)?\n?$/);
  expect(rules[0]).not.toContain("Cache-Control");
});

test("old addresses are permanent redirects", () => {
  expect(redirectsFile([{ from: "/old", to: "/new" }])).toBe("/old /new 301\n");
});

describe("an old address", () => {
  const from = (...redirectFrom: string[]) =>
    redirectsTo([
      { path: "/about", aliases: ["/us"], redirectFrom },
      { path: "/blog", aliases: [], redirectFrom: [] },
    ]).map((redirect) => redirect.from);

  test.each([
    ["/old", ["/old", "/old/", "/old.html"]],
    ["/old.html", ["/old.html", "/old", "/old/"]],
    [
      "/2019/05/our-post/",
      ["/2019/05/our-post/", "/2019/05/our-post", "/2019/05/our-post.html"],
    ],
    ["/A_B", ["/A_B", "/a_b", "/A_B/", "/a_b/", "/A_B.html", "/a_b.html"]],
    ["/our team", ["/our%20team", "/our%20team/", "/our%20team.html"]],
    ["/index.php", ["/index.php", "/index.php/"]],
    ["/old/index.html", ["/old/index.html", "/old", "/old/", "/old.html"]],
  ])("%s redirects in these spellings", (address, spellings) => {
    expect(from(address).sort()).toEqual([...spellings].sort());
  });

  test("never redirects from the address of a page", () => {
    expect(from("/About", "/US.html")).toEqual([
      "/About",
      "/US.html",
      "/About/",
      "/About.html",
      "/US",
      "/US/",
    ]);
  });
});

test("takes the policy's hashes from the style sheets of this build only", () => {
  const folder = temporaryFolder();
  const assetsByChunkName = { app: ["app.1a.css", "app-1a.js"], lazy: ["lazy-1a.js"] };
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName }));
  writeFileSync(path.join(folder, "app.1a.css"), "a{}");
  writeFileSync(path.join(folder, "app.0f.css"), "old{}");
  expect(inlineStyles(folder)).toEqual([layerOrder, "a{}"]);
});
