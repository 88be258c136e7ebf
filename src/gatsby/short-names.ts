const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Yields names made of letters, the shortest first, except for those that are `taken`. */
export function* shortNames(taken: (name: string) => boolean): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    const name = inLetters(number);
    if (!taken(name)) yield name;
  }
}

/** 0 is a, 51 is Z, 52 is aa, and so on. */
function inLetters(number: number): string {
  const last = letters.charAt(number % letters.length);
  const rest = Math.floor(number / letters.length);
  return rest === 0 ? last : inLetters(rest - 1) + last;
}
