/** One table of requests, and the same answers from Cloudflare's edge and from nginx. */
import { readFileSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { answers, forms, type Answer, type Kept } from "./support/answers";
import { pages, siteUrl } from "./support/site";
import { hashSource, inlineIn } from "../../src/build/policy";

const cacheControl: Readonly<Record<Kept, string>> = {
  forever: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  never: "no-store",
};

/** Headers of every answer, in lower case. */
const security = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
] as const;

interface Given {
  status: number | undefined;
  headers: Readonly<Record<string, string | undefined>>;
}

/** Asks for `path` exactly as it is written, which fetch would not: it takes // for a host. */
function ask(server: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server);
  return new Promise<Given>((resolve, reject) => {
    request({ hostname, port, path, headers }, (answer) => {
      answer.resume().once("end", () => {
        const given = Object.entries(answer.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        resolve({ status: answer.statusCode, headers: Object.fromEntries(given) });
      });
    })
      .once("error", reject)
      .end();
  });
}

const policy = /Content-Security-Policy: (.*)/.exec(
  readFileSync("public/_headers", "utf8"),
)?.[1];

const nginx = process.env.SITE_TEST_NGINX ?? "";
const servers: [string, string][] = [["Cloudflare's edge", siteUrl]];
if (nginx) servers.push(["nginx", nginx]);
else console.warn("nginx is not installed here: its half of the answers is left out.");

describe.each(servers)("%s", (_, server) => {
  test.each(answers)("$path: $status", async ({ path, status, to, type, kept }: Answer) => {
    const given = await ask(server, path);
    expect([given.status, given.headers.location]).toEqual([status, to]);
    if (kept) expect(given.headers["cache-control"]).toBe(cacheControl[kept]);
    if (type) expect(given.headers["content-type"]?.split(";")[0]).toBe(type);
    for (const name of security) expect(given.headers[name]).toBeTruthy();
    expect(given.headers["content-security-policy"]).toBe(policy);
  });

  test("every other form of a page's address leads to it", async () => {
    const given = await Promise.all(forms.map(({ path }) => ask(server, path)));
    expect(given.map(({ status, headers }) => [status, headers.location])).toEqual(
      forms.map(({ status, to }) => [status, to]),
    );
  });

  test("what has not changed is not sent again", async () => {
    const { headers } = await ask(server, "/about");
    const again = await ask(server, "/about", { "If-None-Match": headers.etag ?? "" });
    expect(again.status).toBe(304);
  });
});

test("the host's limits are kept: lines of 2,000 characters, 100 rules", () => {
  const lines = readFileSync("public/_headers", "utf8").split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
});

test("every file that is kept for good has a hash in its name", () => {
  const kept = readdirSync("public", { recursive: true, encoding: "utf8" }).filter(
    (name) => /^static\/.*\.\w+$/.test(name) || /\.(js|css)$/.test(name),
  );
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((name) => !/[-./][0-9a-f]{20,32}[-./]/.test(name))).toEqual([]);
});

test.each([...pages, { path: "/404.html", html: readFileSync("public/404.html", "utf8") }])(
  "everything inline in $path is named by the policy",
  ({ html }) => {
    const { scripts, styles } = inlineIn(html);
    expect(scripts.length).toBeGreaterThan(0);
    const [scriptSource, styleSource] = ["script-src", "style-src"].map(
      (name) => policy?.split("; ").find((part) => part.startsWith(`${name} `)) ?? "",
    );
    expect(scripts.map(hashSource).filter((hash) => !scriptSource?.includes(hash))).toEqual([]);
    expect(styles.map(hashSource).filter((hash) => !styleSource?.includes(hash))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+="/);
  },
);
