/** The interface of the content layer for gatsby-node, the scripts and the tests. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { wallClock } from "../domain/open-now";
import { checkContent } from "./checks";
import { overlappingNames, pastClosures } from "./checks/areas";
import { kindOf, kinds } from "./kinds";
import { checkLaunch } from "./launch";
import { contentNodes, type ContentNode } from "./nodes";
import { readContent, type Entry, type Problem } from "./read/read";
import { hiddenPages, visibleEntries, type HiddenPage } from "./visible";

/** The folder under content/ of each GraphQL type whose entries have a text below their fields, and whether second-level headings get ids. */
export const textKinds = (): Map<string, { folder: string; headingIds: boolean }> =>
  new Map(
    kinds.flatMap(({ type, source, anchors }) =>
      "folder" in source
        ? [[type, { folder: source.folder, headingIds: anchors === "headings" }]]
        : [],
    ),
  );

export interface OpenContent {
  /** All findings, ordered by file and line. If there are none, the site can be built. */
  findings: Problem[];
  /** Things that are not mistakes but can be cleaned up, sorted like the findings. */
  notices: (now: Date) => Problem[];
  /** The nodes of everything that the site shows, and the pages that it does not show yet. */
  site: (build: BuildMoment) => SiteContent;
}

export interface BuildMoment {
  now: Date;
  /** true also shows drafts and entries with a future date. */
  drafts: boolean;
  /** The job-request portal, if content has none (decision 17). */
  portal?: { url: string; socialUrl: string } | undefined;
}

export interface SiteContent {
  nodes: ContentNode[];
  hidden: HiddenPage[];
  /** The day of the build in the company's time zone, YYYY-MM-DD. */
  today: string;
}

/**
 * Reads content/ once, for checking it and for building from it.
 * @param now the moment at which entries with a later date are hidden from others.
 */
export function openContent(root: string, now = new Date()): OpenContent {
  const content = readContent(kinds, root);
  const { entries } = content;
  const today = companyDay(entries, now);
  const findings = checkContent({ ...content, kinds, root, files: staticFiles(root), today });
  return {
    findings,
    notices: (day) => [
      ...pastClosures(entries, companyDay(entries, day)),
      ...(findings.length === 0 ? overlappingNames(entries) : []),
    ],
    site: (build) => siteOf(entries, build),
  };
}

/** The addresses of the files in static/, which Gatsby copies to the site as they are. */
function staticFiles(root: string): ReadonlySet<string> {
  const folder = path.join(root, "static");
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return new Set(names.map((name) => `/${name.split(path.sep).join("/")}`));
}

/** All findings in content/, ordered by file and line. If there are none, the site can be built. */
export const checkAll = (root: string): Problem[] => openContent(root).findings;

/** Everything that an owner still has to replace or to decide before the site describes a real company (decision 30). */
export const launchFindings = (root: string): Problem[] => checkLaunch(readAll(root));

/** The findings as check:content and the build print them, one per line. */
export const inLines = (findings: readonly Problem[]): string[] =>
  findings.map(({ file, line, message }) => `${file}:${line}  ${message}`);

/** Every entry as it is in its file, shown or not. */
export const readAll = (root: string): readonly Entry[] => readContent(kinds, root).entries;

/** The fields of the file of a kind that has one file; none if it is missing. Reads only that file. */
export const dataOf = (root: string, type: string): Entry["data"] =>
  readContent([kindOf(type)], root).entries[0]?.data ?? {};

/** The nodes of everything that the site shows, and the pages that it does not show yet. */
export const siteContent = (root: string, build: BuildMoment): SiteContent =>
  siteOf(readAll(root), build);

/** The day at `moment` in the time zone of the company whose content is `entries`, YYYY-MM-DD (decision 33). */
export function companyDay(entries: readonly Entry[], moment: Date): string {
  const zone = entries.find(({ kind }) => kind.type === "Business")?.data.timeZone;
  try {
    return wallClock(moment, String(zone)).date;
  } catch {
    // The check reports it.
    return wallClock(moment, "UTC").date;
  }
}

function siteOf(entries: readonly Entry[], { now, drafts, portal }: BuildMoment): SiteContent {
  const today = companyDay(entries, now);
  const withPortal = entries.map((entry) =>
    portal && entry.kind.type === "Business" && !entry.data.quote
      ? { ...entry, data: { ...entry.data, quote: portal } }
      : entry,
  );
  return {
    nodes: contentNodes(visibleEntries(withPortal, { today, drafts })),
    hidden: hiddenPages(entries, today),
    today,
  };
}

export { contentSchemas, schemaFolder, schemaSetting } from "./json-schema";
export { nodeId, withIds } from "./nodes";
export { contentTypes } from "./sdl";
export type { ContentNode, Entry, HiddenPage, Problem };
