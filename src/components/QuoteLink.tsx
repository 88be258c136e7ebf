import { quoteTarget, type QuoteTarget } from "../domain/quote";
import * as layout from "../styles/layout.module.css";
import * as button from "./Button.module.css";
import { useBusiness, useNavigation, usePagePath } from "./site";

interface QuoteKind {
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
  const { email, quote } = useBusiness();
  const { contactPage } = useNavigation();
  const path = usePagePath();
  const { subject, questions } = contactPage?.quoteMail ?? { subject: "", questions: [] };
  return quoteTarget({
    quote: contact ? null : quote,
    social,
    path,
    contactPath: contactPage?.path ?? "/",
    mail: { to: email, subject, questions },
  });
}

interface Props extends QuoteKind {
  /** The button's text, from content. */
  label: string;
  /** Filled red is for the header, the hero and the section above the footer; a closing call has an outlined button. */
  look?: "filled" | "outlined";
  small?: boolean;
  className?: string;
}

/** A link for requesting a quote. Screen readers announce if it opens a new tab or an e-mail (WCAG technique G201). */
export function QuoteLink({
  label,
  look = "filled",
  small,
  social,
  contact,
  className,
}: Props) {
  const { contactPage } = useNavigation();
  const { href, kind } = useQuoteTarget({ social, contact });
  const classes = [button.button, button[look], small && button.small, className];
  const newTab = kind === "portal" && { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a className={classes.filter(Boolean).join(" ")} href={href} {...newTab} data-quote={look}>
      {label}
      {kind === "portal" && (
        <span className={layout.visuallyHidden}> (opens in a new tab)</span>
      )}
      {kind === "mail" && (
        <span className={layout.visuallyHidden}> {contactPage?.quoteMail.way}</span>
      )}
    </a>
  );
}
