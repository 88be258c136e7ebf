/** What the bench finds out: rows of figures, each with what it must show. */

export interface Row {
  /** The part of the bench that it belongs to, which is a table of its own. */
  table: string;
  /** What was measured. */
  of: string;
  /** The figure of the site: a median, where several were taken. */
  site: number;
  /** The same figure of the limit, where it is compared with it. */
  limit?: number;
  /** ms, kB and the like; nothing for points and counts. */
  unit?: string;
  /** What it must show, in words. */
  wanted?: string;
  /** Whether it does; left out of rows that are told for completeness. */
  met?: boolean;
  /** All values behind the site's figure, and behind the limit's, in the order of their runs. */
  values?: readonly number[];
  limits?: readonly number[];
}

/** The middle one of `values`, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const above = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? above : ((sorted[half - 1] ?? above) + above) / 2;
}

/** The figures with which a row is made. */
export interface Figures {
  table: string;
  of: string;
  unit?: string;
  values: readonly number[];
  limits?: readonly number[];
}

/**
 * A row of medians.
 * @param wanted what the site's figure must show, in words, and the rule; left out where nothing is asked of it.
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

/** The rule for a figure that stands alone. */
export const atMost = (
  most: number,
  unit = "",
): [string, (site: number, limit: number) => boolean] => [
  `≤ ${most}${unit && ` ${unit}`}`,
  (site) => site <= most,
];

/** The rule for a figure beside the limit's: within `factor` of it, or within `apart`, in the figure's unit. */
export const near = (
  factor: number,
  apart: number,
  unit: string,
): [string, (site: number, limit: number) => boolean] => [
  `≤ ${factor} × the limit, or within ${apart} ${unit}`,
  (site, limit) => site <= limit * factor || site <= limit + apart,
];
