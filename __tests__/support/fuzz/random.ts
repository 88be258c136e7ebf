/** Random choices that depend on a seed alone, so that a run can be repeated. */
export interface Random {
  /** An integer from 0 to `limit` - 1. */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** One to `most` items, each from a call of `make`. */
  several: <T>(most: number, make: () => T) => T[];
}

/** Numbers by the algorithm mulberry32. @param seed an integer. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    several: (most, make) => Array.from({ length: 1 + below(most) }, make),
  };
}
