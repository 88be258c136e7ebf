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

/** A host that answers by the table, and otherwise where it is told so. Returns its address. */
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

test("a host that answers as it should has no differences", async () => {
  expect(await differences(await host(), answers)).toEqual([]);
});

test("a preview keeps search engines out on every page, another site on none", async () => {
  const found = await differences(await host(), answers, true);
  expect(found).toContain("/about: x-robots-tag: noindex is right, none came");
  expect(found).toHaveLength(answers.filter(({ to }) => to === undefined).length);
});

const status =
  (code: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end();

test.each<[string, Record<string, RequestListener>, string[]]>([
  ["a page is missing", { "/about": status(404) }, ["/about: 200 is right, 404 came"]],
  [
    "an unknown address has a page",
    { "/no-such-page": status(200) },
    ["/no-such-page: 404 is right, 200 came"],
  ],
  [
    "a coming page is out already",
    { "/blog/coming": status(200) },
    ["/blog/coming: 404 is right, 200 came"],
  ],
  [
    "an old address redirects for now only",
    { "/about-us": status(302) },
    ["/about-us: 301 is right, 302 came"],
  ],
  [
    "an old address leads elsewhere",
    { "/about-us": status(301, { location: "https://evil.example/" }) },
    ["/about-us leads to: /about is right, https://evil.example/ came"],
  ],
  [
    "a slash at the end is answered with a page",
    { "/about/": status(200) },
    ["/about/: 301 or 302 or 307 or 308 is right, 200 came"],
  ],
  [
    "a header is missing or too many, and a type is wrong",
    {
      "/us": (_, response) => {
        response.removeHeader("content-security-policy");
        response.setHeader("x-robots-tag", "noindex");
        response.setHeader("content-type", "text/plain").end();
      },
    },
    [
      "/us: content-type: text/html is right, text/plain came",
      "/us: the header content-security-policy is missing",
      "/us: x-robots-tag: no such header is right, noindex came",
    ],
  ],
  [
    "a picture is not kept for good",
    { "/static/a.webp": status(200, { "cache-control": "no-cache" }) },
    [`/static/a.webp: cache-control: ${cacheControl.forever} is right, no-cache came`],
  ],
  [
    "a connection breaks off",
    { "/us": (_, response) => response.destroy() },
    ["/us: no answer came (socket hang up)"],
  ],
])("it is told when %s", async (_, wrong, sentences) => {
  expect(await differences(await host(wrong), answers)).toEqual(sentences);
});
