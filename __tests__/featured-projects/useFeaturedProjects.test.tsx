import { render } from "@testing-library/react";
import { bucketUrl, makeRow } from "./support/rows";
import { answer, Probe, refuse, rows, seconds, shown, visits } from "./support/visit";

const visit = visits();
const waiting = { status: "waiting", projects: [] };
const failed = { status: "failed", projects: [] };

test("returns the projects as cards", async () => {
  visit.reply = rows(
    makeRow(),
    makeRow({ slug: "second", thumbnail_image: null, alt_text: null }),
  );
  render(<Probe />);
  expect(shown()).toEqual(waiting);
  await seconds(1);
  expect(shown()).toMatchObject({
    status: "ready",
    projects: [
      { path: "/gallery/no-cable-on-the-porch", picture: `${bucketUrl}/camera-dome.jpg` },
      { path: "/gallery/second", picture: `${bucketUrl}/camera-dome-large.jpg` },
    ],
  });
  expect(visit.asked).toHaveLength(1);
  expect(visit.errors).not.toHaveBeenCalled();
  expect(visit.warnings).not.toHaveBeenCalled();
});

test("is ready without projects if there are no rows", async () => {
  visit.reply = rows();
  render(<Probe />);
  await seconds(1);
  expect(shown()).toEqual({ status: "ready", projects: [] });
});

test("drops invalid rows with one log line each and shows the others", async () => {
  visit.reply = rows(makeRow({ slug: "Bad Slug" }), makeRow(), makeRow({ title: "Again" }));
  render(<Probe />);
  await seconds(1);
  expect(shown()).toMatchObject({
    status: "ready",
    projects: [{ title: "No cable on the porch" }],
  });
  expect(visit.warnings.mock.calls).toEqual([
    ['Featured projects: row 1 ("Bad Slug"): slug has another form; the row is left out.'],
    [
      'Featured projects: row 3 ("no-cable-on-the-porch"): its slug is taken by a row before it; the row is left out.',
    ],
  ]);
  expect(visit.errors).not.toHaveBeenCalled();
});

test.each([
  ["a refused connection", refuse, "TypeError: Failed to fetch"],
  ["503", answer(503, "{}"), "503: no message"],
  ["520", answer(520, ""), "520: no message"],
  ["401", answer(401, '{"message":"Invalid API key"}'), "401: Invalid API key"],
  ["an object", answer(200, "{}"), "200: the answer is not a list"],
])("tries four times in all for %s, then logs one line", async (_, fault, message) => {
  visit.reply = fault;
  render(<Probe />);
  await seconds(6.5);
  expect(shown()).toEqual(waiting);
  expect(visit.errors).not.toHaveBeenCalled();
  await seconds(600);
  expect(shown()).toEqual(failed);
  expect(visit.asked.map(({ at }) => Math.round(at))).toEqual([0, 1, 3, 7]);
  expect(visit.errors.mock.calls).toEqual([
    [`Featured projects could not be read: ${message}`],
  ]);
});

test("shows the projects when a retry succeeds", async () => {
  visit.reply = answer(503, "{}");
  render(<Probe />);
  await seconds(0.5);
  visit.reply = rows(makeRow());
  await seconds(1);
  expect(shown()).toMatchObject({
    status: "ready",
    projects: [{ slug: "no-cable-on-the-porch" }],
  });
  expect(visit.asked).toHaveLength(2);
  expect(visit.errors).not.toHaveBeenCalled();
});

test.each([
  ["GATSBY_SUPABASE_URL", "supabaseUrl is required."],
  ["GATSBY_SUPABASE_ANON_KEY", "supabaseKey is required."],
])("without %s logs the client's message at once", async (name, message) => {
  delete process.env[name];
  render(<Probe />);
  await seconds(0.1);
  expect(shown()).toEqual(failed);
  await seconds(60);
  expect(visit.errors.mock.calls).toEqual([
    [`Featured projects could not be read: ${message}`],
  ]);
  expect(visit.asked).toEqual([]);
});

test("logs one line if the chunk does not load", async () => {
  jest.doMock("../../src/featured-projects/load", () => {
    throw new Error("Loading chunk featured-projects failed.");
  });
  render(<Probe />);
  await seconds(1);
  expect(shown()).toEqual(failed);
  expect(visit.errors.mock.calls).toEqual([
    ["Featured projects could not be read: Loading chunk featured-projects failed."],
  ]);
  jest.dontMock("../../src/featured-projects/load");
});
