/** Where the quote buttons lead (decision 17). One resolver for all of them, so that none is ever empty. */

export interface QuoteAddresses {
  url?: string | null;
  socialUrl?: string | null;
}

/** The e-mail that asks for a quote where there is no portal; its words are content. */
export interface QuoteMail {
  /** The company's address. */
  to: string;
  subject: string;
  /** The questions that its text asks. */
  questions: readonly string[];
}

export interface QuoteTarget {
  href: string;
  /** The job-request portal opens in a new tab; an e-mail opens a program, which its link should say. */
  kind: "portal" | "page" | "mail";
}

export interface QuoteSituation {
  quote: QuoteAddresses | null;
  /** true for the one link whose portal address names social media as the source. */
  social: boolean;
  /** The page that the button stands on. */
  path: string;
  /** The page of the company's addresses. */
  contactPath: string;
  mail: QuoteMail;
}

/** The portal where its address is set, else the contact page, and on the contact page itself an e-mail. */
export function quoteTarget({
  quote,
  social,
  path,
  contactPath,
  mail,
}: QuoteSituation): QuoteTarget {
  const portal = social ? quote?.socialUrl || quote?.url : quote?.url;
  if (portal) return { href: portal, kind: "portal" };
  if (path === contactPath) return { href: mailAddress(mail), kind: "mail" };
  return { href: contactPath, kind: "page" };
}

/** Each question has room for its answer; lines end as RFC 6068 wants them. */
function mailAddress({ to, subject, questions }: QuoteMail): string {
  const body = questions.map((question) => `${question}\r\n\r\n`).join("\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
