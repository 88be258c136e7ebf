/** @jest-environment node */
import { openBackend } from "../../src/featured-projects/client";
import { queryFeaturedProjects } from "../../src/featured-projects/query";
import { provideWebSocket } from "../supabase/support/client";
import { makeRow } from "./support/rows";
import { send, startFaultyServer, type FaultyServer } from "./support/server";

provideWebSocket();

let server: FaultyServer;

beforeEach(async () => {
  server = await startFaultyServer();
  process.env.GATSBY_SUPABASE_URL = server.url;
  process.env.GATSBY_SUPABASE_ANON_KEY = "public-key";
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.GATSBY_SUPABASE_URL;
  delete process.env.GATSBY_SUPABASE_ANON_KEY;
  await server.close();
});

const query = (signal = new AbortController().signal) =>
  queryFeaturedProjects(openBackend().client, signal);

test("sends exactly the specified query", async () => {
  await query();
  expect(server.requests).toHaveLength(1);
  const [request] = server.requests;
  expect(request?.method).toBe("GET");
  const { pathname, searchParams } = new URL(request?.target ?? "", server.url);
  expect(pathname).toBe("/rest/v1/projects");
  expect([...searchParams]).toEqual([
    ["select", "*"],
    ["featured", "eq.true"],
    ["order", "sort_order.asc.nullslast,date_completed.desc"],
    ["limit", "6"],
  ]);
});

test("sends the public key, and nothing about the visitor", async () => {
  await query();
  const headers = server.requests[0]?.headers ?? {};
  expect(headers).toMatchObject({
    apikey: "public-key",
    authorization: "Bearer public-key",
    "accept-profile": "public",
    "x-client-info": expect.stringMatching(/^supabase-js\//),
  });
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).not.toHaveProperty("x-retry-count");
});

test("returns the rows unchanged", async () => {
  const rows = [makeRow(), { something: "else" }, null];
  server.answerWith(send(200, JSON.stringify(rows)));
  expect(await query()).toEqual(rows);
});

test("returns at most six rows", async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => makeRow({ slug: `row-${index}` }));
  const body = JSON.stringify(rows);
  expect(body.length).toBeGreaterThan(5_000_000);
  server.answerWith(send(200, body));
  expect(await query()).toEqual(rows.slice(0, 6));
});

const refusal = JSON.stringify({ code: "42501", message: "permission denied", details: null });
const page = `<!doctype html>\n<html>${"<p>Bad gateway</p>\n".repeat(100_000)}</html>`;

test.each([
  [
    "400",
    send(400, '{"code":"42703","message":"no such column"}'),
    "400 (42703): no such column",
  ],
  ["401", send(401, refusal), "401 (42501): permission denied"],
  ["403", send(403, '{"message":"Forbidden"}'), "403: Forbidden"],
  ["404 without a body", send(404, ""), "204: the answer is not a list"],
  ["404 with a message", send(404, '{"code":"PGRST205","message":"x"}'), "404 (PGRST205): x"],
  ["406", send(406, "{}"), "406: Not Acceptable"],
  ["429", send(429, "slow down", "text/plain"), "429: slow down"],
  ["500 without a body", send(500, ""), "500: Internal Server Error"],
  ["500 with null", send(500, "null"), "500: the answer is not a list"],
  ["503", send(503, "{}"), "503: Service Unavailable"],
  ["520", send(520, ""), "520:"],
  ["an object", send(200, '{"message":"maintenance"}'), "200: the answer is not a list"],
  ["null", send(200, "null"), "200: the answer is not a list"],
  ["a string", send(200, '"rows"'), "200: the answer is not a list"],
  ["an empty body", send(200, ""), "200: the answer is not a list"],
  ["204", send(204, ""), "204: the answer is not a list"],
  ["HTML", send(200, "<h1>Welcome</h1>", "text/html"), "200: <h1>Welcome</h1>"],
  ["broken JSON", send(200, '[{"id":'), '200: [{"id":'],
])("throws for %s", async (_, answer, message) => {
  server.answerWith(answer);
  await expect(query()).rejects.toThrow(message);
  expect(server.requests).toHaveLength(1);
});

test("shortens a page of HTML to one line", async () => {
  server.answerWith(send(502, page, "text/html"));
  const error = await query().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(message).toMatch(/^502: <!doctype html> <html><p>Bad gateway<\/p> .*…$/);
  expect(message.length).toBeLessThan(220);
});

test("treats 404 with an empty list as an empty list, as the client does", async () => {
  server.answerWith(send(404, "[]"));
  expect(await query()).toEqual([]);
});

test("throws if nothing listens at the address", async () => {
  await server.close();
  await expect(query()).rejects.toThrow("TypeError: fetch failed");
});

test("throws if the connection closes inside the body", async () => {
  server.answerWith((_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("[");
    setTimeout(() => response.destroy(), 20);
  });
  await expect(query()).rejects.toThrow("TypeError: terminated");
});

describe.each([
  ["before the headers", () => undefined],
  [
    "inside the body",
    (_: unknown, response: { write: (text: string) => void }) => response.write("["),
  ],
])("a response that stalls %s", (_, hang) => {
  test("times out after 10 seconds", async () => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    server.answerWith(hang);
    const reading = query();
    setTimeout(() => clock.abort(new DOMException("too late", "TimeoutError")), 100);
    await expect(reading).rejects.toThrow("no answer within 10 seconds");
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  test("ends when the read is aborted", async () => {
    const visit = new AbortController();
    server.answerWith(hang);
    const reading = query(visit.signal);
    setTimeout(() => visit.abort(), 100);
    await expect(reading).rejects.toThrow("AbortError");
  });
});

test("sends no request if the read was aborted before", async () => {
  await expect(query(AbortSignal.abort())).rejects.toThrow("AbortError");
  expect(server.requests).toEqual([]);
});

test.each([
  [undefined, "key", "supabaseUrl is required."],
  ["", "key", "supabaseUrl is required."],
  ["http://localhost", undefined, "supabaseKey is required."],
  ["http://localhost", "", "supabaseKey is required."],
  ["localhost", "key", "Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL."],
  ["http://", "key", "Invalid supabaseUrl: Provided URL is malformed."],
])("with the settings %p and %p the client names the mistake", (url, key, message) => {
  delete process.env.GATSBY_SUPABASE_URL;
  delete process.env.GATSBY_SUPABASE_ANON_KEY;
  if (url !== undefined) process.env.GATSBY_SUPABASE_URL = url;
  if (key !== undefined) process.env.GATSBY_SUPABASE_ANON_KEY = key;
  expect(openBackend).toThrow(message);
});
