/** When an entry was last changed, as far as that can be known: from its fields, or from git. Never the moment of the build. */
import { spawnSync } from "node:child_process";
import type { ContentNode } from "../../content";
import type { Site } from "../heads/site";

/** Days of the last commit of files in content/, by their path from the project's root. */
export type ChangeDays = ReadonlyMap<string, string>;

/**
 * Asks git, once for all files. A clone without its history does not know: there every file seems to be of the last commit, so nothing
 * is taken from it.
 */
export function changeDays(root: string): ChangeDays {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1024 ** 3,
    });
    return status === 0 ? stdout : undefined;
  };
  if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false") return new Map();
  const log = git(
    "-c",
    "core.quotePath=false",
    "log",
    "--format=@%cI",
    "--name-only",
    "--relative",
    "--",
    "content",
  );
  return parseLog(log ?? "");
}

/** `log`: newest first, for each commit a line "@" with its moment and a line for each file. The day is the one in Greenwich. */
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
 * The day of the last change of the page `node`, YYYY-MM-DD; undefined where it is not known. What an editor says goes first; else it is
 * the later one of the last commit and the day of publication. A list changes with what it lists.
 */
export function lastChanged(
  node: ContentNode,
  site: Site,
  days: ChangeDays,
): string | undefined {
  const { updated, date, articles, projects } = node.fields;
  if (typeof updated === "string") return updated;
  // Articles and projects lead to one another; only the list of projects changes with them.
  const listed = [
    ...entriesOf("Article", articles, site),
    ...(node.type === "ProjectList" ? entriesOf("Project", projects, site) : []),
  ];
  const known = [
    typeof date === "string" ? date : undefined,
    days.get(node.file ?? ""),
    ...listed.map((entry) => lastChanged(entry, site, days)),
  ];
  return known
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

const entriesOf = (type: string, slugs: unknown, site: Site): ContentNode[] =>
  (Array.isArray(slugs) ? slugs : []).flatMap((slug) => site.one(type, String(slug)) ?? []);
