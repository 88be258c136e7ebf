/** The page of a project that is newer than the build (decision 13). */
import type { ServerResponse } from "node:http";
import {
  send,
  sendRows,
  startFaultyServer,
  type FaultyServer,
} from "../featured-projects/support/server";
import { words } from "../support/content";
import { goodRows, row } from "./support/faults/fault";
import { visit, type Visit } from "./support/faults/visit";
import { edgeUrl } from "./support/site";

let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
});
afterEach(() => server.close());

const address = "/gallery/project-2";
const missing = `error: 404 Error: User attempted to access non-existent route: ${address}`;
const heading = ({ page }: Visit) => page.locator("main h1").innerText();

test("says that it is loading, then shows the project from its row", async () => {
  const arrival = new Promise<ServerResponse>((resolve) =>
    server.answerWith((_, response) => resolve(response)),
  );
  const visited = await visit(address, { url: server.url, hang: true });
  const { page } = visited;
  expect(await page.locator("main [role='status']").innerText()).toBe(
    words("ScreenWords", "projectLoading"),
  );
  const response = await arrival;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(goodRows(3)));
  await visited.passUntil(() => document.querySelector("main h1")?.textContent === "Project 2");
  await visited.pass(9);
  expect(await page.locator("main").innerText()).toContain("A dome under the porch roof.");
  expect(await page.locator("main img").getAttribute("src")).toBe(
    `${server.url}/storage/v1/object/public/projects/camera-dome-large.jpg`,
  );
  expect(await page.title()).toContain("Project 2");
  expect(await page.locator("main").innerText()).toContain(words("ProjectWords", "sample"));
  expect(await page.locator("meta[name='robots']").getAttribute("content")).toContain(
    "noindex",
  );
  expect(await visited.said()).toEqual([]);
  expect(server.requests).toHaveLength(1);
});

test("its status is 404", async () => {
  const response = await fetch(`${edgeUrl}${address}`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("noindex");
});

test("shows the 404 screen and logs the missing page only if no featured row has the slug", async () => {
  server.answerWith(sendRows(row(1), row(3)));
  const visited = await visit(address, { url: server.url });
  await visited.pass(9);
  expect(await heading(visited)).toBe(words("ScreenWords", "notFoundTitle"));
  expect(await visited.said()).toEqual([missing]);
  expect(server.requests).toHaveLength(1);
});

test("shows the phone number if the read fails, and logs no missing page", async () => {
  server.answerWith(send(503, "{}"));
  const visited = await visit(address, { url: server.url });
  await visited.pass(6);
  expect(await visited.page.locator("main a[href^='tel:']").count()).toBe(0);
  await visited.pass(3);
  expect(await visited.page.locator("main a[href^='tel:']").isVisible()).toBe(true);
  expect(await visited.page.locator("main [role='status']").innerText()).toContain(
    words("ScreenWords", "projectFailed"),
  );
  expect(await visited.said()).toEqual([
    "error: Featured projects could not be read: 503: Service Unavailable",
  ]);
  expect(visited.strays()).toEqual([]);
});

test("sends no request for an address that cannot be a project's", async () => {
  const visited = await visit("/gallery/a/b", { url: server.url });
  await visited.pass(9);
  expect(server.requests).toEqual([]);
  expect(await heading(visited)).toBe(words("ScreenWords", "notFoundTitle"));
});

test("opens from the carousel without another request", async () => {
  server.answerWith(sendRows(...goodRows(3)));
  const visited = await visit("/", { url: server.url });
  await visited.pass(1);
  await visited.page.getByRole("link", { name: /Project 2/ }).click();
  await visited.passUntil(() => document.querySelector("main h1")?.textContent === "Project 2");
  expect(new URL(visited.page.url()).pathname).toBe(address);
  expect(server.requests).toHaveLength(1);
  expect(await visited.said()).toEqual([]);
});

test("overlong texts and a picture that fails to load do not break the layout", async () => {
  const word = "x".repeat(3000);
  const changes = { title: word, category: word, location: word, short_caption: word };
  server.answerWith(
    sendRows(row(2, { ...changes, image_file: "missing.jpg", thumbnail_image: null })),
  );
  for (const width of [390, 1280]) {
    const visited = await visit(address, {
      url: server.url,
      viewport: { width, height: 800 },
    });
    await visited.pass(1);
    const { page } = visited;
    await page.locator("main img").waitFor({ state: "detached" });
    const [wide, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(wide).toBe(room);
  }
});
