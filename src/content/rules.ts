/** Rules about texts: patterns of mistakes, each with its sentence. */
import { fill } from "../domain/text";

/** In the sentence, {name} is the group of that name in the pattern, and {match} is all that the pattern matches. */
export type Rule = readonly [pattern: RegExp, sentence: string];

/** The sentence of the first of `rules` that `text` breaks. */
export function brokenRule(text: string, rules: readonly Rule[]): string | undefined {
  for (const [pattern, sentence] of rules) {
    const match = pattern.exec(text);
    if (match) return fill(sentence, { match: match[0], ...match.groups });
  }
  return undefined;
}
