/** “Did you mean …?”: suggestions in findings for a word that does not exist. */
import { closest as nearest, distance } from "fastest-levenshtein";
import { inPlainLetters } from "../domain/text";
import { oddCharacter } from "./characters";

const maxListed = 14;

/** The minimum length of a word that is compared with the beginnings of other words. */
const minBeginning = 4;

/** The candidate that `word`, in any case, was meant to be: less than a third of its letters wrong, or the only one that begins with it. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.trim().toLowerCase();
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const best = nearest(wanted, lower);
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  if (candidates.length > 0 && distance(wanted, best) <= allowed)
    return candidates[lower.indexOf(best)];
  if (wanted.length < minBeginning) return undefined;
  const [longer, ...others] = candidates.filter((candidate) =>
    candidate.toLowerCase().startsWith(wanted),
  );
  return others.length === 0 ? longer : undefined;
}

/** The end of a sentence about `word`: the closest candidate, or a list of all of them. */
export function hint(word: string, candidates: readonly string[]): string {
  const odd = oddCharacter(word);
  if (odd !== undefined) return odd;
  const near = closest(word, candidates);
  if (near !== undefined) return `did you mean “${near}”?`;
  if (candidates.length === 0) return "there is none yet";
  const rest = candidates.length - maxListed;
  return `write one of: ${candidates.slice(0, maxListed).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** `name` turned into a valid address, anchor or file name: lowercase letters, digits and hyphens. */
export const slugOf = (name: string, ifEmpty = "name"): string =>
  inPlainLetters(name)
    .replace(/['’‘‛ʹʻʼ]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || ifEmpty;

/** `name`, with a number after it if it is `taken`. */
export function uniqueName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** `name` turned into a valid file name, with its extension in lowercase. */
export function fileNameOf(name: string): string {
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? "";
  return `${slugOf(name.slice(0, name.length - ending.length))}${ending.toLowerCase()}`;
}
