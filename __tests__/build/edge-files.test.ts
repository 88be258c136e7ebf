import {
  contentSecurityPolicy,
  headersFile,
  redirectsFile,
  scriptHashes,
} from "../../src/build/edge-files";

const html = `<script>one()</script><script src="/app.js"></script><script type="application/ld+json">{}</script>`;

test("inline scripts are hashed; data blocks and files are not", () => {
  expect(scriptHashes(html)).toEqual(["'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"]);
});

test("the policy lets nothing in but the site itself, the backend and the map", () => {
  const policy = contentSecurityPolicy(["'sha256-x'"], "https://abc.supabase.co/rest");
  expect(policy).toContain("script-src 'self' 'sha256-x'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
  expect(policy).toContain("img-src 'self' data: https://abc.supabase.co;");
  expect(policy).toContain("object-src 'none'");
});

test.each(["", "not an address"])(
  "without a usable backend (%s) only the site is asked",
  (backend) => {
    expect(contentSecurityPolicy([], backend)).toContain("connect-src 'self';");
  },
);

test("a preview is closed to search engines, the site is not", () => {
  expect(headersFile("p", true)).toContain("X-Robots-Tag: noindex");
  expect(headersFile("p", false)).not.toContain("X-Robots-Tag");
});

test("old addresses redirect for good", () => {
  expect(redirectsFile([{ from: "/old", to: "/new" }])).toBe("/old /new 301\n");
});
