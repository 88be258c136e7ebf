/** Cloudflare's edge and nginx respond to one table of requests in the same way. */
import { readFileSync, readdirSync } from "node:fs";
import { ask } from "../../scripts/answers/ask";
import { differences } from "../../scripts/answers/differences";
import { cacheControl, security, type Answer } from "../../scripts/answers/table";
import { answers, forms } from "./support/answers";
import { edgeUrl, pages } from "./support/site";
import { hashSource } from "../../src/gatsby/policy";
import { inlineIn } from "../support/inline";
import { describeWhere } from "../support/where";

const policy = /Content-Security-Policy: (.*)/.exec(readFileSync("dist/_headers", "utf8"))?.[1];

const nginx = process.env.SITE_TEST_NGINX ?? "";
describeWhere(true)("Cloudflare's edge", () => answersOf(edgeUrl));
describeWhere(nginx !== "")("nginx", () => answersOf(nginx));

function answersOf(server: string): void {
  test.each(answers)("$path: $status", async ({ path, status, to, type, kept }: Answer) => {
    const given = await ask(server, path);
    expect([given.status, given.headers.location]).toEqual([status, to]);
    if (kept) expect(given.headers["cache-control"]).toBe(cacheControl[kept]);
    if (type) expect(given.headers["content-type"]?.split(";")[0]).toBe(type);
    for (const name of security) expect(given.headers[name]).toBeTruthy();
    expect(given.headers["content-security-policy"]).toBe(policy);
  });

  test("every other form of a page's address redirects to the page", async () => {
    const given = await Promise.all(forms.map(({ path }) => ask(server, path)));
    expect(given.map(({ status, headers }) => [status, headers.location])).toEqual(
      forms.map(({ status, to }) => [status, to]),
    );
  });

  test("an address that begins with two slashes never redirects to another host", async () => {
    const { status, headers } = await ask(server, "//evil.example/");
    // Cloudflare responds with 404; nginx redirects to the path without the empty segment.
    expect([404, 307]).toContain(status);
    expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
  });

  test("responds with 304 to a request for an unchanged page", async () => {
    const { headers } = await ask(server, "/about");
    const again = await ask(server, "/about", { "If-None-Match": headers.etag ?? "" });
    expect(again.status).toBe(304);
  });
}

test("npm run check:site reports no difference from the table", async () => {
  expect(await differences(edgeUrl, answers)).toEqual([]);
});

test("_headers stays within the host's limits of 2,000 characters per line and 100 rules", () => {
  const lines = readFileSync("dist/_headers", "utf8").split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
});

test("every file that is cached forever has a hash in its name", () => {
  const kept = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter(
    (name) => /^static\/.*\.\w+$/.test(name) || /\.(js|css)$/.test(name),
  );
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((name) => !/[-./][0-9a-f]{12,32}[-./]/.test(name))).toEqual([]);
});

test.each([...pages, { path: "/404.html", html: readFileSync("dist/404.html", "utf8") }])(
  "$path has no inline script, and the policy has the hash of every inline style",
  ({ html }) => {
    const { scripts, styles } = inlineIn(html);
    expect(scripts).toEqual([]);
    expect(styles.length).toBeGreaterThan(0);
    const allowed = policy?.split("; ").find((part) => part.startsWith("style-src ")) ?? "";
    expect(styles.map(hashSource).filter((hash) => !allowed.includes(hash))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+="/);
  },
);
