/** The rules of the content check, at the moment of saving. */
import { checkFile } from "../content/checks/of-file";
import type { Kind } from "../content/kind";
import { writeFile, type Values } from "./format/format";

/** Findings that a message shows at most. */
const most = 4;

/**
 * What is wrong with the file that these values would become, in the sentences of `npm run check:content`; undefined if nothing is. Rules that
 * need other files (links, pictures, what no two entries may share) run on the draft's pull request.
 */
export function saveTrouble(kind: Kind, file: string, values: Values): string | undefined {
  const found = checkFile(kind, file, `${writeFile(kind, values)}\n`);
  if (found.length === 0) return undefined;
  const messages = found.slice(0, most).map(({ message }) => sentence(message));
  const rest = found.length - most;
  return [...messages, ...(rest > 0 ? [`And ${rest} more.`] : [])].join("\n");
}

const sentence = (message: string) =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?!]$/.test(message) ? "" : "."}`;
