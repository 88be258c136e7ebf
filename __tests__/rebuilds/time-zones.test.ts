/** A build says the same wherever it runs: days belong to Maryland and to the content, never to the machine. */
import { createHash } from "node:crypto";
import path from "node:path";
import { pageFile } from "../../scripts/built-pages";
import { copyProject } from "./support/copy";

const twentyMinutes = 1_200_000;

/** Builds a copy from nothing in the time zone `TZ`; returns the hash of every HTML file and of the feed. */
function builtIn(TZ: string): Record<string, string> {
  const copy = copyProject();
  // A moment at which the two zones have different days, and Maryland another year than one of them.
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
  "the HTML is the same, byte for byte, from the first time zone of the day to one of the last",
  () => {
    const east = builtIn("Pacific/Kiritimati");
    const west = builtIn("America/Los_Angeles");
    expect(Object.keys(east).length).toBeGreaterThan(40);
    expect(west).toEqual(east);
  },
  twentyMinutes,
);
