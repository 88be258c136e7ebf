/** What a value of the business looks like until an owner has replaced it. The launch check and everything that speaks to machines ask here. */
const patterns = {
  siteUrl: /\.example(\/|$)/,
  email: /\.example$/,
  /** Numbers that are kept for fiction in North America: 555-0100 to 555-0199. */
  phone: /555-?01\d\d$/,
  street: /example/i,
} as const;

/** true where `value` is no value of a real company; it may then stand on a page, but no machine is told it. */
export function isPlaceholder(field: keyof typeof patterns, value: string): boolean {
  return patterns[field].test(value);
}
