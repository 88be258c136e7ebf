/** Where the quote buttons lead (decision 17). One resolver for all of them, so that none is ever empty. */

export interface QuoteAddresses {
  url?: string | null;
  socialUrl?: string | null;
}

export interface QuoteTarget {
  href: string;
  /** true where it leads to the job-request portal, which opens in a new tab. */
  external: boolean;
}

export interface QuoteSituation {
  quote: QuoteAddresses | null;
  /** true for the one link whose portal address names social media as the source. */
  social: boolean;
  /** The page that the button stands on. */
  path: string;
  /** The page of the company's addresses. */
  contactPath: string;
  /** The telephone number, E.164. */
  phone: string;
}

/** The portal where its address is set, else the contact page, and on the contact page itself the telephone. */
export function quoteTarget({
  quote,
  social,
  path,
  contactPath,
  phone,
}: QuoteSituation): QuoteTarget {
  const portal = social ? quote?.socialUrl || quote?.url : quote?.url;
  if (portal) return { href: portal, external: true };
  if (path === contactPath) return { href: `tel:${phone}`, external: false };
  return { href: contactPath, external: false };
}
