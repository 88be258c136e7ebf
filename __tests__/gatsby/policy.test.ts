/** @jest-environment node */
import { contentSecurityPolicy, hashSource } from "../../src/gatsby/policy";
import { inlineIn } from "../support/inline";

const html = `<style>a{}</style><style data-href="/b.css">b{}</style><script>one()</script>
<script src="/app.js"></script><script type="application/ld+json">{}</script>`;

test("what stands inline is found; data blocks and files are not taken for it", () => {
  expect(inlineIn(html)).toEqual({ scripts: ["one()"], styles: ["a{}", "b{}"] });
});

test("a text is named by its hash", () => {
  expect(hashSource("one()")).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
});

test("the policy lets nothing in but the site itself, the backend and the map", () => {
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
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test.each(["", "not an address", "mailto:a@b.example"])(
  "without a usable backend (%s) only the site is asked",
  (backend) => {
    const policy = contentSecurityPolicy([], backend);
    expect(policy).toContain("img-src 'self';");
    expect(policy).toContain("connect-src 'self';");
  },
);
