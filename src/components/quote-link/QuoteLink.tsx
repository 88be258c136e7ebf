import * as layout from "../../styles/layout.module.css";
import * as button from "../button/Button.module.css";
import { useSite } from "../site/useSite";
import { useQuoteTarget, type QuoteKind } from "./useQuoteTarget";

interface Props extends QuoteKind {
  /** The words of the button, from content. */
  label: string;
  /** Filled red is for header, hero and band; a closing call is outlined. */
  look?: "filled" | "outlined";
  small?: boolean;
  className?: string;
}

/** A link that asks for a quote. Where it opens a new tab or an e-mail, that is read out (WCAG technique G201). */
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
        <span className={layout.heard}> (opens in a new tab)</span>
      </a>
    );
  return (
    <a className={classes} href={href} data-quote={look}>
      {label}
      {kind === "mail" && <span className={layout.heard}> {contactPage?.quoteMail.way}</span>}
    </a>
  );
}
