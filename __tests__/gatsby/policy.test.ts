/** @jest-environment node */
/** The Content-Security-Policy and the rules for hosts. The site tests show how the edge reads them. */
import { headersFile, redirectsFile, redirectsTo } from "../../src/gatsby/files/host-files";
import { contentSecurityPolicy } from "../../src/gatsby/policy";

test("the policy allows only the site itself, the backend and the map", () => {
  const policy = contentSecurityPolicy(["one()", "one()"], "https://abc.supabase.co/base");
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https://abc.supabase.co/base/storage/v1/",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://abc.supabase.co",
    "frame-src https://www.openstreetmap.org/export/embed.html",
    "manifest-src 'self'",
    "object-src https://www.openstreetmap.org/export/embed.html",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test.each(["", "not an address", "mailto:a@b.example"])(
  "without a valid backend (“%s”) the policy allows only the site itself",
  (backend) => {
    const policy = contentSecurityPolicy([], backend);
    expect(policy).toContain("img-src 'self';");
    expect(policy).toContain("connect-src 'self';");
  },
);

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
    const spellings = ["/About", "/US.html", "/About/", "/About.html", "/US", "/US/"];
    expect(from("/About", "/US.html")).toEqual(spellings);
  });
});

describe("long before Cloudflare silently ignores a part of it, a build fails because of", () => {
  const policyOf = (sheets: number) =>
    contentSecurityPolicy(
      Array.from({ length: sheets }, (_, index) => `${index}`),
      "https://abc.supabase.co",
    );
  const redirects = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: "/" }));

  test("a policy with too many style sheets", () => {
    expect(headersFile(policyOf(20), false)).toContain(policyOf(20));
    expect(() => headersFile(policyOf(26), false)).toThrow(
      /_headers .* 18\d\d characters in its longest line.* 2000.* 1800\. .* join sheets/,
    );
  });

  test("too many redirects", () => {
    expect(redirectsFile(redirects(1799))).toContain("/old-1798 / 301\n");
    expect(() => redirectsFile(redirects(1800))).toThrow(
      /_redirects has 1800 rules.* beyond 2000 .* below 1800 .*redirectFrom/,
    );
    expect(() => redirectsFile([{ from: `/${"a".repeat(1900)}`, to: "/" }])).toThrow(
      /19\d\d characters/,
    );
  });
});
