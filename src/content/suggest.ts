/** “Did you mean …?”: the words that findings suggest in place of one that does not exist. */
import { distance } from "fastest-levenshtein";

/** As many words as a sentence can list and still be read. */
const most = 14;

/** Letters that a word must have at least to be taken for the beginning of another one. */
const leastBeginning = 4;

/**
 * The candidate that `word` was most likely meant to be: equal but for its case, with less than a third of its letters wrong, or the only one that
 * begins with it.
 */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.trim().toLowerCase();
  let best: { candidate: string; errors: number } | undefined;
  for (const candidate of candidates) {
    const errors = distance(wanted, candidate.toLowerCase());
    if (!best || errors < best.errors) best = { candidate, errors };
  }
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  if (best && best.errors <= allowed) return best.candidate;
  if (wanted.length < leastBeginning) return undefined;
  const [longer, ...others] = candidates.filter((candidate) =>
    candidate.toLowerCase().startsWith(wanted),
  );
  return others.length === 0 ? longer : undefined;
}

/** The end of a sentence on `word`: the one candidate that it comes near to, or a list of all of them. */
export function hint(word: string, candidates: readonly string[]): string {
  const near = closest(word, candidates);
  if (near !== undefined) return `did you mean “${near}”?`;
  if (candidates.length === 0) return "there is none yet";
  const rest = candidates.length - most;
  return `write one of: ${candidates.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** `name` as the address or file name that it should be: small letters, digits and hyphens. */
export function slugOf(name: string): string {
  return (
    name
      .normalize("NFKD")
      .replace(/[\u0300-\u036f’']/g, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "name"
  );
}

/** The name that the file `name` should have: as an address, with its ending in small letters. */
export function fileNameOf(name: string): string {
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? "";
  return `${slugOf(name.slice(0, name.length - ending.length))}${ending.toLowerCase()}`;
}
