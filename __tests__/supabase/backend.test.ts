/** @jest-environment node */
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { localAnonKey } from "../../scripts/backend/anon-key";
import { strangersClient } from "./support/client";
import { startEngine, type Engine, type TestDatabase } from "./support/engine";

jest.setTimeout(120_000);

let engine: Engine;
let database: TestDatabase;

beforeAll(async () => {
  engine = await startEngine();
  database = await engine.open();
});
afterAll(() => engine.close());

const key = { apikey: localAnonKey, authorization: `Bearer ${localAnonKey}` };

function ask(target: string, init: RequestInit = {}): Promise<Response> {
  return fetch(database.url + target, { ...init, headers: { ...key, ...init.headers } });
}

describe("reading", () => {
  test("writes every field in the format of PostgREST", async () => {
    const response = await ask("/rest/v1/projects?select=*&slug=eq.no-cable-on-the-porch");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("content-range")).toBe("0-0/*");
    expect(await response.json()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        slug: "no-cable-on-the-porch",
        title: "No cable on the porch",
        category: "Security Systems",
        location: "Towson",
        short_caption: expect.any(String),
        alt_text: expect.any(String),
        thumbnail_image: "thumbnails/camera-dome.webp",
        image_file: "camera-dome.jpg",
        featured: true,
        sort_order: 3,
        date_completed: "2023-10-13",
      },
    ]);
  });

  test("returns an empty list if no row matches", async () => {
    const response = await ask("/rest/v1/projects?slug=eq.nobody");
    expect(response.headers.get("content-range")).toBe("*/*");
    expect(await response.text()).toBe("[]");
  });

  test("treats SQL in a value as text", async () => {
    const table = strangersClient(database.url).from("projects");
    const { data, error } = await table
      .select("slug")
      .eq("title", "'; drop table projects; --");
    expect({ data, error }).toEqual({ data: [], error: null });
  });
});

test.each([
  ["an unknown operator", "/rest/v1/projects?sort_order=gt.1", {}, 400, "PGRST100"],
  ["an unknown column", "/rest/v1/projects?select=price", {}, 400, "42703"],
  ["a value of another type", "/rest/v1/projects?featured=eq.perhaps", {}, 400, "22P02"],
  ["an unknown table", "/rest/v1/orders?select=*", {}, 404, "PGRST205"],
  ["a path below a table", "/rest/v1/projects/1", {}, 404, "PGRST125"],
  ["a function", "/rest/v1/rpc/version", {}, 404, "PGRST125"],
  [
    "another schema",
    "/rest/v1/users",
    { headers: { "accept-profile": "auth" } },
    406,
    "PGRST106",
  ],
  ["another form", "/rest/v1/projects", { headers: { accept: "text/csv" } }, 406, "PGRST107"],
  ["an insert", "/rest/v1/projects", { method: "POST", body: "{}" }, 405, "PGRST117"],
  ["an update", "/rest/v1/projects", { method: "PATCH", body: "{}" }, 405, "PGRST117"],
  ["a deletion", "/rest/v1/projects", { method: "DELETE" }, 405, "PGRST117"],
])("refuses %s", async (_, target, init, status, code) => {
  const response = await ask(target, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const refusal: unknown = await response.json();
  expect(refusal).toMatchObject({ code, message: expect.any(String) });
  expect(Object.keys(Object(refusal)).sort()).toEqual(["code", "details", "hint", "message"]);
});

test.each([
  ["no key", {}, "No API key found in request"],
  ["a wrong key", { apikey: "guess" }, "Invalid API key"],
  ["a wrong token", { ...key, authorization: "Bearer guess" }, "Invalid API key"],
])("responds with 401 to %s", async (_, headers, message) => {
  const response = await fetch(`${database.url}/rest/v1/projects`, { headers });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message });
});

test("allows requests from pages of other origins", async () => {
  const asked = "apikey,authorization,x-client-info";
  const response = await fetch(`${database.url}/rest/v1/projects`, {
    method: "OPTIONS",
    headers: {
      origin: "http://localhost:9000",
      "access-control-request-method": "GET",
      "access-control-request-headers": asked,
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toBe(asked);
});

describe("the public bucket", () => {
  const bucket = "/storage/v1/object/public/projects/";

  test("serves a picture without a key", async () => {
    const response = await fetch(`${database.url}${bucket}commercial-av.jpg`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const file = path.resolve(__dirname, "../../content/pictures/commercial-av.jpg");
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(file))).toBe(true);
  });

  test("serves a picture in a subfolder", async () => {
    const response = await fetch(`${database.url}${bucket}thumbnails/camera-dome.webp`);
    expect(response.headers.get("content-type")).toBe("image/webp");
    await response.arrayBuffer();
  });

  // fetch would normalize the path before sending it.
  const status = (target: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(database.url);
      http
        .get({ hostname, port, path: target }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on("error", reject);
    });

  test.each([
    "nothing.jpg",
    "../business.yaml",
    "../../package.json",
    "..%2f..%2fpackage.json",
    "%2e%2e/%2e%2e/package.json",
    "..%5c..%5cpackage.json",
    "thumbnails/../../business.yaml",
    "thumbnails",
    "%00.jpg",
    "%ff.jpg",
    "",
  ])("responds with 404 for “%s”", async (name) => {
    expect(await status(bucket + name)).toBe(404);
  });
});
