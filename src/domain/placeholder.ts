/** Detects values of the business that an owner has not replaced yet. The launch check and all machine-readable output use this. */
const patterns = {
  siteUrl: /\.example(\/|$)/,
  email: /\.example$/,
  /** Numbers that are reserved for fiction in North America: 555-0100 to 555-0199. */
  phone: /555-?01\d\d(?!\d)/,
  street: /example/i,
} as const;

/** true if `value` is a placeholder. Pages may show it, but machine-readable output leaves it out. */
export function isPlaceholder(field: keyof typeof patterns, value: string): boolean {
  return patterns[field].test(value);
}
