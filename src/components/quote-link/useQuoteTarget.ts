import { quoteTarget, type QuoteTarget } from "../../domain/quote";
import { usePagePath } from "../site/PagePath";
import { useSite } from "../site/useSite";

export interface QuoteKind {
  /** true for the gallery's link, whose portal address names social media as the source. */
  social?: boolean;
  /** true where the spec wants the contact page, whatever the portal's address. */
  contact?: boolean;
}

/** Where a quote button of the page that is shown leads. */
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
