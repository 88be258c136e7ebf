// @ts-check
/** The environment of a test of the built site: Node, and a Chromium of its own that starts with the first page. */
import { TestEnvironment } from "jest-environment-node";
import { chromium } from "playwright-core";

export default class SiteEnvironment extends TestEnvironment {
  /** @type {Promise<import("playwright-core").Browser> | undefined} */
  browser;

  /** @override */
  async setup() {
    await super.setup();
    // Called here, so that Playwright is loaded once by each worker and not by each file.
    this.global.chromium = () =>
      (this.browser ??= chromium.launch(JSON.parse(process.env.SITE_TEST_BROWSER ?? "{}")));
  }

  /** @override */
  async teardown() {
    await (await this.browser)?.close();
    await super.teardown();
  }
}
