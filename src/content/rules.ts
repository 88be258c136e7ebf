/** Rules about texts: patterns of mistakes by their messages. */
import { fill } from "../domain/text";

/** In a message, {name} is the group of that name in the pattern, and {match} is all that the pattern matches. */
export type Rules = Readonly<Record<string, RegExp>>;

/** `message` with the parts of `match`. */
export const filled = (message: string, match: RegExpExecArray): string =>
  fill(message, { match: match[0], ...match.groups }).replace(/ *\n */g, " ");

/** The message of the first of `rules` that `text` violates. */
export function firstViolation(text: string, rules: Rules): string | undefined {
  for (const [message, pattern] of Object.entries(rules)) {
    const match = pattern.exec(text);
    if (match) return filled(message, match);
  }
  return undefined;
}
