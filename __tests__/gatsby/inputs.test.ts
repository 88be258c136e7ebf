import { dayInMaryland, readInputs } from "../../src/gatsby/inputs";

const clock = () => new Date("2025-02-05T03:00:00Z");

test("without variables: no backend, no drafts, today in Maryland", () => {
  expect(readInputs({}, clock)).toMatchObject({
    supabaseUrl: "",
    siteUrl: undefined,
    drafts: false,
    today: "2025-02-04",
  });
});

test("the moment of the build can be given", () => {
  expect(readInputs({ BUILD_TIME: "2025-01-31T12:00:00Z" }, clock).today).toBe("2025-01-31");
});

test("every value that cannot be used is named at once", () => {
  const read = () =>
    readInputs({ BUILD_TIME: "soon", SITE_URL: "www.example.com/", SHOW_DRAFTS: "yes" }, clock);
  expect(read).toThrow(/SITE_URL[\s\S]*BUILD_TIME[\s\S]*SHOW_DRAFTS/);
});

test("a slash at the end of the site's address is taken off", () => {
  expect(readInputs({ SITE_URL: "https://www.example.com/" }, clock).siteUrl).toBe(
    "https://www.example.com",
  );
});

test.each([
  ["2025-03-09T04:59:59Z", "2025-03-08"],
  ["2025-03-09T05:00:00Z", "2025-03-09"],
  ["2025-07-01T03:59:59Z", "2025-06-30"],
])("%s is %s in Maryland", (moment, day) => {
  expect(dayInMaryland(new Date(moment))).toBe(day);
});
