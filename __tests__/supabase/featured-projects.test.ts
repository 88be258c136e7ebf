/** @jest-environment node */
import { localAnonKey } from "../../scripts/backend/anon-key";
import { openBackend } from "../../src/featured-projects/client";
import { projectCard } from "../../src/featured-projects/project-card";
import { queryFeaturedProjects } from "../../src/featured-projects/query";
import { checkRows } from "../../src/featured-projects/row";
import { provideWebSocket } from "./support/client";
import { startEngine, type Engine } from "./support/engine";

jest.setTimeout(120_000);
provideWebSocket();

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine();
});
afterAll(() => engine.close());

test("the site's query returns the sample rows through the real client", async () => {
  const { url } = await engine.open();
  process.env.GATSBY_SUPABASE_URL = url;
  process.env.GATSBY_SUPABASE_ANON_KEY = localAnonKey;
  const backend = openBackend();
  const rows = await queryFeaturedProjects(backend.client, new AbortController().signal);
  const { projects, reasons } = checkRows(rows, backend.url);
  expect(reasons).toEqual([]);
  const cards = projects.map((project) => projectCard(project, backend.url));
  expect(cards.map(({ path }) => path)).toEqual([
    "/gallery/one-line-of-light-along-the-stage",
    "/gallery/two-screens-for-one-long-table",
    "/gallery/five-screens-above-one-bar",
    "/gallery/no-cable-on-the-porch",
    "/gallery/every-scene-beside-the-door",
    "/gallery/one-keypad-for-the-whole-kitchen",
  ]);
  for (const { picture } of cards) {
    const response = await fetch(picture ?? "");
    expect(response.headers.get("content-type")).toMatch(/^image\//);
    await response.arrayBuffer();
  }
});
