/** @jest-environment node */
import { readInputs as read } from "../../src/gatsby/inputs";

test("without variables there is no backend, no portal and no draft, and the time is now", () => {
  jest.useFakeTimers();
  const none = {
    supabaseUrl: "",
    siteUrl: undefined,
    portal: undefined,
    drafts: false,
    components: false,
  };
  expect(read({})).toMatchObject({ ...none, now: new Date() });
});

test("BUILD_TIME sets the time of the build; the site's address has no slash at its end", () => {
  const now = new Date("2025-01-31T12:00:00Z");
  expect(read({ BUILD_TIME: now.toISOString() }).now).toEqual(now);
  expect(read({ SITE_URL: "https://a.example/" }).siteUrl).toBe("https://a.example");
});

test("reports all invalid values in one error", () => {
  expect(() =>
    read({ BUILD_TIME: "soon", SITE_URL: "www.example.com/", SHOW_DRAFTS: "yes" }),
  ).toThrow(/SITE_URL[\s\S]*BUILD_TIME[\s\S]*SHOW_DRAFTS/);
});

test("a portal needs both addresses", () => {
  const [url, socialUrl] = ["https://portal.test/job", "https://portal.test/job?source=social"];
  const portal = { PORTAL_URL: url, PORTAL_SOCIAL_URL: socialUrl };
  expect(read(portal).portal).toEqual({ url, socialUrl });
  expect(() => read({ ...portal, PORTAL_SOCIAL_URL: "" })).toThrow(
    /PORTAL_URL and PORTAL_SOCIAL_URL must both/,
  );
});
