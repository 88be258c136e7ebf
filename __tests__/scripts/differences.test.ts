/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { differences } from "../../scripts/answers/differences";
import { answersOf, cacheControl, formsOf, security } from "../../scripts/answers/table";

const pages = ["/", "/about", "/us"];
const answers = [
  ...answersOf({
    pages,
    old: new Map([["/about-us", "/about"]]),
    hidden: ["/blog/coming"],
    files: ["/static/a.webp", "/static/b.webp"],
    security: true,
  }),
  ...formsOf(pages),
];
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A host that responds according to the table, except for the paths in `wrong`. Returns its address. */
async function host(wrong: Record<string, RequestListener> = {}): Promise<string> {
  const server = createServer((request, response) => {
    const row = answers.find(({ path }) => path === request.url);
    if (!row) return response.writeHead(500).end();
    response.statusCode = row.status;
    for (const name of security) response.setHeader(name, "set");
    if (row.type) response.setHeader("content-type", `${row.type}; charset=utf-8`);
    if (row.kept) response.setHeader("cache-control", cacheControl[row.kept]);
    if (row.to) response.setHeader("location", row.to);
    const mistake = wrong[request.url ?? ""];
    return mistake ? mistake(request, response) : response.end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("reports nothing for a host that responds as expected", async () => {
  expect(await differences(await host(), answers)).toEqual([]);
});

test("expects noindex on every page of a preview", async () => {
  const found = await differences(await host(), answers, true);
  expect(found).toContain("/about: x-robots-tag: expected noindex, got none");
  expect(found).toHaveLength(answers.filter(({ to }) => to === undefined).length);
});

const status =
  (code: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end();

test.each<[string, Record<string, RequestListener>, string[]]>([
  ["a page is missing", { "/about": status(404) }, ["/about: expected 200, got 404"]],
  [
    "an unknown address has a page",
    { "/no-such-page": status(200) },
    ["/no-such-page: expected 404, got 200"],
  ],
  [
    "a page with a future date exists already",
    { "/blog/coming": status(200) },
    ["/blog/coming: expected 404, got 200"],
  ],
  [
    "an old address redirects temporarily",
    { "/about-us": status(302) },
    ["/about-us: expected 301, got 302"],
  ],
  [
    "an old address redirects to another site",
    { "/about-us": status(301, { location: "https://evil.example/" }) },
    ["/about-us leads to: expected /about, got https://evil.example/"],
  ],
  [
    "an address with a trailing slash is a page",
    { "/about/": status(200) },
    ["/about/: expected 301 or 302 or 307 or 308, got 200"],
  ],
  [
    "a header is missing, another is unexpected, and a type is wrong",
    {
      "/us": (_, response) => {
        response.removeHeader("content-security-policy");
        response.setHeader("x-robots-tag", "noindex");
        response.setHeader("content-type", "text/plain").end();
      },
    },
    [
      "/us: content-type: expected text/html, got text/plain",
      "/us: the header content-security-policy is missing",
      "/us: x-robots-tag: expected no such header, got noindex",
    ],
  ],
  [
    "a picture is not cached forever",
    { "/static/a.webp": status(200, { "cache-control": "no-cache" }) },
    [`/static/a.webp: cache-control: expected ${cacheControl.forever}, got no-cache`],
  ],
  [
    "a connection is closed early",
    { "/us": (_, response) => response.destroy() },
    ["/us: no response (socket hang up)"],
  ],
])("reports that %s", async (_, wrong, sentences) => {
  expect(await differences(await host(wrong), answers)).toEqual(sentences);
});
