/** The target of the quote buttons (decision 17). All of them use one function, so that none is ever without a target. */

export interface QuoteAddresses {
  url?: string | null;
  socialUrl?: string | null;
}

/** The e-mail that requests a quote if there is no portal; its text is content. */
export interface QuoteMail {
  /** The company's address. */
  to: string;
  subject: string;
  /** The questions in its text. */
  questions: readonly string[];
}

export interface QuoteTarget {
  href: string;
  /** The job-request portal opens in a new tab; an e-mail opens a program, which the link should announce. */
  kind: "portal" | "page" | "mail";
}

export interface QuoteSituation {
  quote: QuoteAddresses | null;
  /** true for the one link that uses the portal address with social media as its source. */
  social: boolean;
  /** The path of the page that has the button. */
  path: string;
  /** The path of the contact page. */
  contactPath: string;
  mail: QuoteMail;
}

/** The portal if its address is set; else the contact page; on the contact page itself, an e-mail. */
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

/** An empty line after each question leaves room for the answer; line ends follow RFC 6068. */
function mailAddress({ to, subject, questions }: QuoteMail): string {
  const body = questions.map((question) => `${question}\r\n\r\n`).join("\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
