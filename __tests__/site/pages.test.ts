/** Every page responds with its heading, title and canonical address, and only at its own address. */
import { literal, words } from "../support/content";
import { aliases, edgeUrl, oldAddresses, pages, publicUrl } from "./support/site";

const ask = (path: string) => fetch(`${edgeUrl}${path}`, { redirect: "manual" });
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value?.trim());

describe.each(pages)("$path", ({ path }) => {
  test("responds with 200 and one heading, title, description and canonical address", async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    const html = await answer.text();
    expect(all(html, /<h1[\s>]([\s\S]*?)<\/h1>/g)).toEqual([expect.stringMatching(/\S/)]);
    expect(all(html, /<title[^>]*>([\s\S]*?)<\/title>/g)).toEqual([
      expect.stringMatching(/\S/),
    ]);
    expect(all(html, /<meta[^>]* name="description" content="([^"]*)"/g)).toEqual([
      expect.stringMatching(/\S/),
    ]);
    const canonical = aliases.get(path) ?? path;
    expect(all(html, /<link[^>]* rel="canonical" href="([^"]*)"/g)).toEqual([
      `${publicUrl}${canonical}`,
    ]);
  });

  // The home page has no form without a slash.
  const otherForms = path === "/" ? ["/index.html"] : [`${path}/`, `${path}/index.html`];
  test.each(otherForms)("%s redirects to the page", async (form) => {
    const answer = await ask(form);
    expect([301, 307, 308]).toContain(answer.status);
    expect(new URL(answer.headers.get("location") ?? "", edgeUrl).pathname).toBe(path);
  });
});

test("every alias is a page", () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...aliases.keys()]));
});

test("every old address redirects permanently", async () => {
  for (const [old, path] of oldAddresses) {
    const answer = await ask(old);
    expect({ old, status: answer.status }).toEqual({ old, status: 301 });
    expect(new URL(answer.headers.get("location") ?? "", edgeUrl).pathname).toBe(path);
  }
});

test.each([
  "/no-such-page",
  "/blog/no-such-article",
  "/no/such/page.html",
  "/gallery/no-such-project",
])("%s responds with 404 and the 404 screen", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  // Matches only the text, to keep the whole page out of a failure's message.
  const screen = new RegExp(literal(words("ScreenWords", "notFoundText")));
  expect(screen.exec(await answer.text())?.[0]).toBeDefined();
});
