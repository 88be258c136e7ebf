/** The featured projects on the built home page: the request, the number of projects shown, how they appear, and navigation away and back. */
import type { ServerResponse } from "node:http";
import { until } from "../support/until";
import {
  sendRows,
  startFaultyServer,
  type FaultyServer,
} from "../featured-projects/support/server";
import { goodRows, row } from "./support/faults/fault";
import { forgetShifts, isReading, nextFrames } from "./support/faults/page-notes";
import { visit, type Visit } from "./support/faults/visit";

let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
});
afterEach(() => server.close());

const carousel = "main [aria-roledescription='carousel']";
const titles = ({ page }: Visit) =>
  page.locator(`${carousel} [role="group"] h3`).allTextContents();
const carouselIsThere = () =>
  document.querySelector("main [aria-roledescription='carousel']") !== null;

/** Opens the home page with `count` valid rows and scrolls to the carousel. */
async function carouselOf(count: number): Promise<Visit> {
  server.answerWith(sendRows(...goodRows(count)));
  const visited = await visit("/", { url: server.url });
  await visited.pass(1);
  await visited.page.locator(carousel).scrollIntoViewIfNeeded();
  await visited.page.evaluate(nextFrames);
  return visited;
}

test("sends exactly the specified request with the public key", async () => {
  const visited = await visit("/", { url: server.url, key: "another-key" });
  await visited.pass(1);
  expect(server.requests).toHaveLength(1);
  const [request] = server.requests;
  expect(request?.method).toBe("GET");
  expect(decodeURIComponent(request?.target ?? "")).toBe(
    "/rest/v1/projects?select=*&featured=eq.true&order=sort_order.asc.nullslast,date_completed.desc&limit=6",
  );
  expect(request?.headers).toMatchObject({
    "accept-profile": "public",
    apikey: "another-key",
    authorization: "Bearer another-key",
    "x-client-info": expect.stringMatching(/^supabase-js/),
  });
  expect(request?.headers).not.toHaveProperty("cookie");
  expect(request?.headers).not.toHaveProperty("x-retry-count");
});

describe("the specified number of projects", () => {
  test("without rows there is no carousel", async () => {
    server.answerWith(sendRows());
    const visited = await visit("/", { url: server.url });
    await visited.pass(9);
    expect(await visited.page.locator(carousel).count()).toBe(0);
    expect(await visited.askedAt()).toEqual([0]);
  });

  test.each([1, 3, 4])("%i rows: all are shown, and nothing moves", async (count) => {
    const visited = await carouselOf(count);
    const all = goodRows(count).map(({ title }) => title);
    expect(await titles(visited)).toEqual(all);
    expect(await visited.page.locator(`${carousel} button`).count()).toBe(0);
    await visited.pass(21);
    expect(await titles(visited)).toEqual(all);
  });

  test.each([5, 6])("%i rows: four are shown and move by one", async (count) => {
    const visited = await carouselOf(count);
    const { page } = visited;
    const fourFrom = (first: number) =>
      [0, 1, 2, 3].map((place) => `Project ${((first + place) % count) + 1}`);
    expect(await titles(visited)).toEqual(fourFrom(0));
    await visited.pass(4.6);
    expect(await titles(visited)).toEqual(fourFrom(0));
    for (let first = 1; first <= count; first += 1) {
      await visited.pass(first === 1 ? 0.8 : 5);
      expect(await titles(visited)).toEqual(fourFrom(first));
    }
    await page.getByRole("button", { name: "Previous project" }).click();
    expect(await titles(visited)).toEqual(fourFrom(count - 1));
    await page.getByRole("button", { name: "Next project" }).click();
    expect(await titles(visited)).toEqual(fourFrom(0));
    expect(await visited.shifts()).toEqual([]);
  });
});

describe.each([
  [390, 844],
  [1280, 800],
])("rows that arrive after 3 seconds, at %i × %i", (width, height) => {
  /** Scrolls until the empty place for the carousel is `top` px below the top of the viewport, then sends the rows. */
  async function rowsComeWhile(top: number) {
    const arrival = new Promise<ServerResponse>((resolve) =>
      server.answerWith((_, response) => resolve(response)),
    );
    const visited = await visit("/", {
      url: server.url,
      hang: true,
      viewport: { width, height },
    });
    const { page } = visited;
    const voices = page.locator("main section:has(blockquote)");
    await voices.evaluate((section, distance) => {
      const place = section.previousElementSibling ?? section;
      window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY - distance });
    }, top);
    await visited.pass(3);
    // Ignores shifts from scrolling and counts only those that the rows cause.
    await page.evaluate(forgetShifts);
    const response = await arrival;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(goodRows(6)));
    await server.requests[0]?.closed;
    // On a busy machine, the page would not have read them before its time limit.
    await until(async () => !(await page.evaluate(isReading, false)));
    return { ...visited, voice: voices.locator("blockquote").first() };
  }

  test("appear above testimonials in view without moving them", async () => {
    const visited = await rowsComeWhile(-160);
    const { voice } = visited;
    const before = await voice.boundingBox();
    await visited.passUntil(carouselIsThere);
    await visited.page.evaluate(nextFrames);
    const after = await voice.boundingBox();
    // Scroll positions are whole pixels.
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(1);
    expect(await visited.shifts()).toEqual([]);
  });

  test("wait while their place is in view, and appear after it has left the viewport", async () => {
    const visited = await rowsComeWhile(height / 2);
    await visited.pass(9);
    expect(await visited.page.locator(carousel).count()).toBe(0);
    await visited.page.evaluate(() => window.scrollBy({ top: -window.innerHeight / 2 - 10 }));
    await visited.passUntil(carouselIsThere);
    await visited.page.evaluate(nextFrames);
    expect(await titles(visited)).toHaveLength(4);
    expect(await visited.shifts()).toEqual([]);
  });
});

test("a picture that fails to load leaves an empty tile, and markup is shown as text", async () => {
  server.answerWith(
    sendRows(
      row(1, { thumbnail_image: "missing.jpg" }),
      row(2, { title: "<b>Bold</b>", category: "<i>Italic</i>" }),
    ),
  );
  const visited = await visit("/", { url: server.url });
  await visited.pass(1);
  const { page } = visited;
  const slides = page.locator(`${carousel} [aria-roledescription='slide']`);
  await slides.first().scrollIntoViewIfNeeded();
  await slides.first().locator("img").waitFor({ state: "detached" });
  expect(await slides.nth(1).locator("img").count()).toBe(1);
  expect(await slides.nth(1).locator("b, i").count()).toBe(0);
  expect(await slides.nth(1).locator("h3").innerText()).toBe("<b>Bold</b>");
  const boxes = await slides
    .locator("a > span")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
  expect(boxes[0]).toBe(boxes[1]);
  expect(await visited.shifts()).toEqual([]);
});

test.each([
  [390, 844],
  [1280, 800],
])("overlong texts do not break the layout at %i × %i", async (width, height) => {
  const word = "x".repeat(5000);
  const words = "a long title ".repeat(400);
  server.answerWith(
    sendRows(
      row(1),
      row(2, { title: word, category: word, location: word }),
      row(3, { title: words, category: words, location: words }),
      row(4),
    ),
  );
  const visited = await visit("/", { url: server.url, viewport: { width, height } });
  await visited.pass(1);
  const { page } = visited;
  await page.locator(carousel).scrollIntoViewIfNeeded();
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBe(room);
  const heights = await page
    .locator(`${carousel} [aria-roledescription='slide'] > a`)
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

describe("navigation away and back", () => {
  const go = async ({ page, passUntil }: Visit, to: "/about" | "/") => {
    await page.locator(`header a[href="${to}"]`).first().click();
    await passUntil(
      to === "/"
        ? () => document.querySelector("main blockquote") !== null
        : () => location.pathname === "/about" && !document.querySelector("main blockquote"),
    );
  };

  test("leaving the page aborts a pending read silently", async () => {
    server.answerWith(() => undefined);
    const visited = await visit("/", { url: server.url, hang: true });
    await visited.pass(2);
    // On a busy machine, the request arrives after the page's two seconds.
    await until(() => server.requests.length > 0);
    expect(server.requests).toHaveLength(1);
    await go(visited, "/about");
    await server.requests[0]?.closed;
    await visited.pass(50);
    expect(server.requests).toHaveLength(1);
    expect(await visited.said()).toEqual([]);
    expect(visited.strays()).toEqual([]);
  });

  test("returning within five minutes sends no request; returning later sends one", async () => {
    server.answerWith(sendRows(...goodRows(5)));
    const visited = await visit("/", { url: server.url });
    await visited.pass(1);
    await go(visited, "/about");
    await visited.page.clock.runFor(280_000);
    await go(visited, "/");
    await visited.passUntil(carouselIsThere);
    expect(await titles(visited)).toHaveLength(4);
    expect(server.requests).toHaveLength(1);
    await go(visited, "/about");
    await visited.page.clock.runFor(25_000);
    await go(visited, "/");
    await visited.pass(1);
    expect(server.requests).toHaveLength(2);
    expect(await titles(visited)).toHaveLength(4);
  });
});
