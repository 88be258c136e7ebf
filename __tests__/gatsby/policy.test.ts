/** @jest-environment node */
import { contentSecurityPolicy, hashSource } from "../../src/gatsby/policy";

test("a source is the hash of its text", () => {
  expect(hashSource("one()")).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
});

test("the policy allows only the site itself, the backend and the map", () => {
  const policy = contentSecurityPolicy(["a{}", "a{}"], "https://abc.supabase.co/base");
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types loader site webpack",
    `style-src 'self' ${hashSource("a{}")}`,
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
