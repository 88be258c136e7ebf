import { readInputs } from "../../src/gatsby/inputs";

const clock = () => new Date("2025-02-05T03:00:00Z");

test("without variables: no backend, no drafts, the moment that it is", () => {
  expect(readInputs({}, clock)).toMatchObject({
    supabaseUrl: "",
    siteUrl: undefined,
    drafts: false,
    now: clock(),
  });
});

test("the moment of the build can be given", () => {
  expect(readInputs({ BUILD_TIME: "2025-01-31T12:00:00Z" }, clock).now).toEqual(
    new Date("2025-01-31T12:00:00Z"),
  );
});

test("every value that cannot be used is named at once", () => {
  const read = () =>
    readInputs({ BUILD_TIME: "soon", SITE_URL: "www.example.com/", SHOW_DRAFTS: "yes" }, clock);
  expect(read).toThrow(/SITE_URL[\s\S]*BUILD_TIME[\s\S]*SHOW_DRAFTS/);
});

const url = "https://portal.test/job";

test("a portal has two addresses or none", () => {
  const read = (socialUrl: string) =>
    readInputs({ PORTAL_URL: url, PORTAL_SOCIAL_URL: socialUrl }, clock).portal;
  expect(read(`${url}?source=social`)).toEqual({ url, socialUrl: `${url}?source=social` });
  expect(() => read("")).toThrow(/PORTAL_URL and PORTAL_SOCIAL_URL must both/);
  expect(readInputs({}, clock).portal).toBeUndefined();
});

test("a slash at the end of the site's address is taken off", () => {
  expect(readInputs({ SITE_URL: "https://www.example.com/" }, clock).siteUrl).toBe(
    "https://www.example.com",
  );
});
