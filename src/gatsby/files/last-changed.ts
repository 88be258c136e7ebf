/** Determines when an entry was last changed, from its fields or from git. Never uses the time of the build. */
import { spawnSync } from "node:child_process";
import type { ContentNode } from "../../content";
import { kindOf } from "../../content/kinds";
import type { Site } from "../../seo/site";

/** Dates of the last commit of files in content/, by their path relative to the project. */
export type ChangeDays = ReadonlyMap<string, string>;

/** Reads the dates from git. Returns nothing for a shallow clone, in which every file seems to come from the last commit. */
export function changeDays(root: string): ChangeDays {
  /** What git prints; undefined if it is not installed. */
  const git = (command: string): string | undefined =>
    spawnSync("git", command.split(" "), {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1024 ** 3,
    }).stdout;
  const log = "-c core.quotePath=false log --format=@%cI --name-only --relative -- content";
  const isWhole = git("rev-parse --is-shallow-repository")?.trim() === "false";
  return parseLog((isWhole && git(log)) || "");
}

/** Parses `log`: newest first, for each commit a line with "@" and its time, then a line for each file. Dates are in UTC. */
export function parseLog(log: string): ChangeDays {
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) day = new Date(line.slice(1)).toISOString().slice(0, 10);
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  return days;
}

/**
 * The date of the last change of the page `node`, YYYY-MM-DD; undefined if unknown. The field `updated` takes precedence; otherwise it is the
 * later of the last commit and the date of publication. A page that lists entries also changes with them.
 */
export function lastChanged(
  node: ContentNode,
  site: Site,
  days: ChangeDays,
): string | undefined {
  const { updated, date } = node.fields;
  if (typeof updated === "string") return updated;
  const { lists = [] } = kindOf(node.type);
  const dates = [
    typeof date === "string" ? date : undefined,
    days.get(node.file ?? ""),
    ...lists.flatMap(site.all).map((entry) => lastChanged(entry, site, days)),
  ];
  return dates
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
