/** The interface of the content layer for gatsby-node, the scripts and the tests. */
import { wallClock } from "../domain/open-now";
import { checkContent } from "./checks";
import { overlappingNames, pastClosures } from "./checks/areas";
import { kindOf, kinds } from "./kinds";
import { unlinkedPages } from "./checks/links";
import { checkLaunch } from "./launch";
import { contentNodes, type ContentNode } from "./nodes";
import type { Entry, Problem } from "./read/entry";
import { readContent } from "./read/read";
import { hiddenPages, visibleEntries } from "./visible";

export interface BuildMoment {
  now: Date;
  /** true also shows drafts and entries with a future date. */
  drafts: boolean;
  /** The job-request portal, if content has none (decision 17). */
  portal?: { url: string; socialUrl: string } | undefined;
}

/** All findings in content/, ordered by file and line. Entries with a date after `now` are hidden from others. */
export function checkAll(root: string, now = new Date()): Problem[] {
  const content = readContent(kinds, root);
  const today = companyDay(content.entries, now);
  return checkContent({ ...content, kinds, root, today });
}

/** Things that are not mistakes but can be cleaned up. Maps are drawn only from content without mistakes: the `findings` of `checkAll`. */
export function noticesIn(
  root: string,
  findings: readonly Problem[],
  now = new Date(),
): Problem[] {
  const entries = readAll(root);
  const names = findings.length === 0 ? overlappingNames(entries) : [];
  return [
    ...pastClosures(entries, companyDay(entries, now)),
    ...unlinkedPages(entries),
    ...names,
  ];
}

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

/** The nodes of everything that the site shows, the pages that it does not show yet, and the day of the build in the company's time zone. */
export function siteContent(root: string, { now, drafts, portal }: BuildMoment) {
  const entries = readAll(root);
  const today = companyDay(entries, now);
  const withPortal = entries.map((entry) =>
    portal && entry.kind.type === "Business" && !entry.data.quote
      ? { ...entry, data: { ...entry.data, quote: portal } }
      : entry,
  );
  return {
    nodes: contentNodes(drafts ? withPortal : visibleEntries(withPortal, today)),
    hidden: hiddenPages(entries, today),
    today,
  };
}

export { contentSchemas, schemaFolder, schemaSetting } from "./json-schema";
export { nodeId } from "./nodes";
export { contentTypes } from "./sdl";
export type SiteContent = ReturnType<typeof siteContent>;
export type { ContentNode, Entry, Problem };
