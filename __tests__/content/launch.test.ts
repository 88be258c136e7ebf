/** @jest-environment node */
/** Settings that an owner still has to make (decision 30). */
import { inLines, launchFindings } from "../../src/content";
import * as site from "./support/site";

test("reports settings that are missing", () => {
  expect(inLines(launchFindings(site.root))).toEqual(
    expect.arrayContaining([
      "content/business.yaml:1  quote is not set: the two addresses of the job-request portal, url and socialUrl",
      "content/business.yaml:1  licenses are not set: no page names a license",
      "content/business.yaml:1  owner is not set: the about page names no owner",
    ]),
  );
});
