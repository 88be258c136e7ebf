/** The rules of the content check, applied when an entry is saved. */
import { checkAmongFiles } from "../content/checks/among-files";
import { checkFile } from "../content/checks/of-file";
import type { Kind } from "../content/kind";
import type { Entry } from "../content/read";
import { capitalized, withLabels } from "./config/labels";
import { writeFile, type Values } from "./format/format";

/** A message shows at most this many findings. */
const most = 4;

/** The entries and kinds that the editor holds, for the rules that need other files. */
interface Others {
  entries: readonly Entry[];
  kinds: readonly Kind[];
}

/**
 * What is wrong with the file that these values would become, in the sentences of `npm run check:content` with the labels of the form;
 * undefined if nothing is.
 * @param others if it is left out, rules that need other files are not checked; the draft's pull request checks all of them.
 */
export function saveTrouble(
  kind: Kind,
  file: string,
  values: Values,
  others?: Others,
): string | undefined {
  const text = `${writeFile(kind, values)}\n`;
  const found = checkFile(kind, file, text);
  if (others)
    found.push(...checkAmongFiles({ kind, file, text }, others.entries, others.kinds));
  // Both report values that a list has twice.
  const messages = [...new Set(found.map(({ message }) => sentence(message)))];
  if (messages.length === 0) return undefined;
  const rest = messages.length - most;
  return [...messages.slice(0, most), ...(rest > 0 ? [`And ${rest} more.`] : [])].join("\n");
}

const sentence = (message: string) =>
  `${capitalized(withLabels(message))}${/[.?!]$/.test(message) ? "" : "."}`;
