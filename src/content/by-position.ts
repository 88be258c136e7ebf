/** Compares two entries by their field `position`, for sorting: the lowest first. */
export const byPosition = (
  a: { data: Readonly<Record<string, unknown>> },
  b: { data: Readonly<Record<string, unknown>> },
): number => Number(a.data.position) - Number(b.data.position);
