import { readInputs } from "../../src/gatsby/inputs";

const clock = () => new Date("2025-02-05T03:00:00Z");

test("without variables there is no backend and no draft, and the time is now", () => {
  expect(readInputs({}, clock)).toMatchObject({
    supabaseUrl: "",
    siteUrl: undefined,
    drafts: false,
    now: clock(),
  });
});

test("BUILD_TIME sets the time of the build", () => {
  expect(readInputs({ BUILD_TIME: "2025-01-31T12:00:00Z" }, clock).now).toEqual(
    new Date("2025-01-31T12:00:00Z"),
  );
});

test("reports all invalid values in one error", () => {
  const read = () =>
    readInputs({ BUILD_TIME: "soon", SITE_URL: "www.example.com/", SHOW_DRAFTS: "yes" }, clock);
  expect(read).toThrow(/SITE_URL[\s\S]*BUILD_TIME[\s\S]*SHOW_DRAFTS/);
});

const url = "https://portal.test/job";

test("a portal needs both addresses or none", () => {
  const read = (socialUrl: string) =>
    readInputs({ PORTAL_URL: url, PORTAL_SOCIAL_URL: socialUrl }, clock).portal;
  expect(read(`${url}?source=social`)).toEqual({ url, socialUrl: `${url}?source=social` });
  expect(() => read("")).toThrow(/PORTAL_URL and PORTAL_SOCIAL_URL must both/);
  expect(readInputs({}, clock).portal).toBeUndefined();
});

test("removes a trailing slash from the site's address", () => {
  expect(readInputs({ SITE_URL: "https://www.example.com/" }, clock).siteUrl).toBe(
    "https://www.example.com",
  );
});
