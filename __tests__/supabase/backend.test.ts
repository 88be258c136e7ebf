/** @jest-environment node */
/** The embedded backend answers what the site requests, and refuses all else. */
import { readFileSync } from "node:fs";
import http from "node:http";
import { startDatabase, type TestDatabase } from "./support/database";

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

const read =
  "/rest/v1/projects?select=*&featured=eq.true&order=sort_order.asc.nullslast,date_completed.desc&limit=6";

const request = (path: string, init: RequestInit = {}) =>
  fetch(database.url + path, { headers: { apikey: database.anonKey }, ...init });

test.each([
  ["another read", "/rest/v1/projects?select=*", {}, 400],
  ["another limit", read.replace("limit=6", "limit=7"), {}, 400],
  ["another table", read.replace("projects", "users"), {}, 404],
  ["an insert", "/rest/v1/projects", { method: "POST", body: "{}" }, 405],
  ["a deletion", "/rest/v1/projects", { method: "DELETE" }, 405],
  ["a page of another origin", "/rest/v1/projects", { method: "OPTIONS" }, 405],
  ["a request without the key", read, { headers: {} }, 401],
])("refuses %s with a message", async (_, path, init, status) => {
  const response = await request(path, init);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\.$|\?/) });
});

test("the stand-in of the portal says where the link came from", async () => {
  const page = async (path: string) => (await request(path)).text();
  expect(await page("/portal")).toContain("a page other than the gallery");
  expect(await page("/portal?source=social-media")).toContain("came from the gallery");
});

describe("the public bucket", () => {
  const bucket = "/storage/v1/object/public/projects/";

  test("serves pictures, also in folders, without a key", async () => {
    const picture = await request(`${bucket}commercial-av.jpg`, { headers: {} });
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    const file = readFileSync("content/pictures/commercial-av.jpg");
    expect(Buffer.from(await picture.arrayBuffer()).equals(file)).toBe(true);
    const thumbnail = await request(`${bucket}thumbnails/camera-dome.webp`);
    expect(thumbnail.headers.get("content-type")).toBe("image/webp");
    await thumbnail.arrayBuffer();
  });

  // fetch would normalize the path before sending it.
  const status = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(database.url);
      http
        .get({ hostname, port, path: bucket + path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on("error", reject);
    });

  test.each([
    "nothing.jpg",
    "../brand/mark.svg",
    "..%2f..%2fdocs%2fhome.jpg",
    "thumbnails",
    "%00.jpg",
    "",
  ])("responds with 404 for “%s”", async (name) => {
    expect(await status(name)).toBe(404);
  });
});
