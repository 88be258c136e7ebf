/** Replaces ../../support/site-content.ts in tests of the built site (jest.config.mjs). */
import { readFileSync } from "node:fs";
import type { SiteContent } from "../../../src/content";

/** The content that scripts/test-servers.mts has read for all test files; reading it again would take each of them almost a second. */
export const siteContent = (): SiteContent =>
  JSON.parse(readFileSync(process.env.SITE_TEST_CONTENT ?? "", "utf8")) as SiteContent;
