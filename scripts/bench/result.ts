/** Results of the bench: rows of figures with their limits. */

export interface Row {
  /** The part of the bench; each has its own table. */
  table: string;
  /** What was measured. */
  of: string;
  /** The site's figure; the median of several runs. */
  site: number;
  /** The same figure of the limit, if they are compared. */
  limit?: number;
  /** ms, kB etc.; left out for scores and counts. */
  unit?: string;
  /** The requirement, in words. */
  wanted?: string;
  /** Whether the requirement is met; left out if there is none. */
  met?: boolean;
  /** The values of all runs, of the site and of the limit. */
  values?: readonly number[];
  limits?: readonly number[];
}

/** The median of `values`; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const above = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? above : ((sorted[half - 1] ?? above) + above) / 2;
}

/** The figures of a row. */
export interface Figures {
  table: string;
  of: string;
  unit?: string;
  values: readonly number[];
  limits?: readonly number[];
}

/**
 * A row of medians.
 * @param wanted the requirement in words, and a function that checks it; left out if there is none.
 */
export function row(
  figures: Figures,
  wanted?: [words: string, rule: (site: number, limit: number) => boolean],
): Row {
  const site = median(figures.values);
  const limit = figures.limits && median(figures.limits);
  return {
    ...figures,
    site,
    limit,
    ...(wanted && { wanted: wanted[0], met: wanted[1](site, limit ?? Number.NaN) }),
  };
}

/** A requirement on the site's figure alone. */
export const atMost = (
  most: number,
  unit = "",
): [string, (site: number, limit: number) => boolean] => [
  `≤ ${most}${unit && ` ${unit}`}`,
  (site) => site <= most,
];

/** A requirement relative to the limit's figure: at most `factor` times it, or at most `apart` more, in the figure's unit. */
export const near = (
  factor: number,
  apart: number,
  unit: string,
): [string, (site: number, limit: number) => boolean] => [
  `≤ ${factor} × the limit, or within ${apart} ${unit}`,
  (site, limit) => site <= limit * factor || site <= limit + apart,
];
