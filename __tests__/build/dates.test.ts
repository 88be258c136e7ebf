/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { resolveDates } from "../../src/build/dates";

const createResolvers = jest.fn();
resolveDates({ createResolvers } as unknown as CreateResolversArgs);
const [types] = createResolvers.mock.calls[0];

const info = (fieldName: string) => ({ fieldName, originalResolver: () => "Gatsby's" });

test.each([
  ["MMMM D, YYYY", "2026-01-09", "January 9, 2026"],
  ["MMMM D, YYYY", "2024-02-29", "February 29, 2024"],
  ["MMMM YYYY", "2025-12-31", "December 2025"],
])("%s of %s is %s, in whatever time zone", (formatString, date, words) => {
  expect(types.Article.date.resolve({ date }, { formatString }, {}, info("date"))).toBe(words);
});

test.each([
  [{}, "2026-01-09"],
  [{ formatString: "YY" }, "2026-01-09"],
  [{ formatString: "MMMM YYYY" }, null],
])("with %j Gatsby answers for %s", (args, date) => {
  expect(types.Article.date.resolve({ date }, args, {}, info("date"))).toBe("Gatsby's");
});

test("all kinds with days have them", () => {
  expect(Object.keys(types)).toEqual(
    expect.arrayContaining(["Article", "LegalPage", "Project"]),
  );
  expect(types.Project).toHaveProperty("finished");
  expect(types).not.toHaveProperty("Service");
});
