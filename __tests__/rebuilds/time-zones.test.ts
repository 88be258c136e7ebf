/** A build does not depend on the machine's time zone: dates depend on content and Maryland's time. */
import { createHash } from "node:crypto";
import path from "node:path";
import { pageFile } from "../../scripts/built-pages";
import { copyProject } from "./support/copy";

const twentyMinutes = 1_200_000;

/** Makes a clean build of a copy in the time zone `TZ`. Returns the hash of each HTML file and of the feed. */
function builtIn(TZ: string): Record<string, string> {
  const copy = copyProject();
  // At this moment the two zones have different dates, and Maryland has another year than one of them.
  copy.build({ TZ, BUILD_TIME: "2025-12-31T23:30:00-05:00" });
  const pages = copy.pages().map(pageFile);
  const hashes = [...pages, "404.html", "feed.atom"].map((file) => [
    file,
    createHash("sha256")
      .update(copy.read(path.join("dist", file)))
      .digest("hex"),
  ]);
  return Object.fromEntries(hashes) as Record<string, string>;
}

test(
  "the HTML is byte-identical in one of the earliest and one of the latest time zones",
  () => {
    const east = builtIn("Pacific/Kiritimati");
    const west = builtIn("America/Los_Angeles");
    expect(Object.keys(east).length).toBeGreaterThan(40);
    expect(west).toEqual(east);
  },
  twentyMinutes,
);
