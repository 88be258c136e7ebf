/** @jest-environment node */
import path from "node:path";
import { checkAll, launchFindings, readAll } from "../../src/content";

const fixture = path.resolve("__tests__/fixtures/copper-basin-solar");

test("the content of a company of another trade and state passes the check", () => {
  expect(checkAll(fixture)).toEqual([]);
});

test("it has the fewest entries that a site can have", () => {
  const count = (type: string) =>
    readAll(fixture).filter(({ kind }) => kind.type === type).length;
  expect({
    services: count("Service"),
    regions: count("Region"),
    towns: count("Town"),
    articles: count("Article"),
    projects: count("Project"),
    testimonials: count("Testimonial"),
    drawings: count("SectionDrawing"),
  }).toEqual({
    services: 5,
    regions: 3,
    towns: 1,
    articles: 2,
    projects: 1,
    testimonials: 1,
    drawings: 0,
  });
});

test("none of its texts is marked for replacement", () => {
  const waiting = launchFindings(fixture).filter(({ message }) =>
    message.includes("own words"),
  );
  expect(waiting).toEqual([]);
});
