import { quoteTarget, type QuoteTarget } from "../../domain/quote";
import { usePagePath } from "../site/PagePath";
import { useSite } from "../site/useSite";

export interface QuoteKind {
  /** true for the gallery's link, which uses the portal address that has social media as its source. */
  social?: boolean;
  /** true where the specification requires the contact page, whatever the portal's address. */
  contact?: boolean;
}

/** The target of a quote button on the current page. */
export function useQuoteTarget({
  social = false,
  contact = false,
}: QuoteKind = {}): QuoteTarget {
  const { business, contactPage } = useSite();
  const path = usePagePath();
  const { subject, questions } = contactPage?.quoteMail ?? { subject: "", questions: [] };
  return quoteTarget({
    quote: contact ? null : business.quote,
    social,
    path,
    contactPath: contactPage?.path ?? "/",
    mail: { to: business.email, subject, questions },
  });
}
