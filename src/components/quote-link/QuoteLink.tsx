import * as layout from "../../styles/layout.module.css";
import * as button from "../button/Button.module.css";
import { useSite } from "../site/useSite";
import { useQuoteTarget, type QuoteKind } from "./useQuoteTarget";

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
  const { contactPage } = useSite();
  const { href, kind } = useQuoteTarget({ social, contact });
  const classes = [
    button.button,
    look === "filled" ? button.filled : button.outlined,
    small && button.small,
    className,
  ]
    .filter(Boolean)
    .join(" ");
  if (kind === "portal")
    return (
      <a
        className={classes}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-quote={look}
      >
        {label}
        <span className={layout.visuallyHidden}> (opens in a new tab)</span>
      </a>
    );
  return (
    <a className={classes} href={href} data-quote={look}>
      {label}
      {kind === "mail" && (
        <span className={layout.visuallyHidden}> {contactPage?.quoteMail.way}</span>
      )}
    </a>
  );
}
