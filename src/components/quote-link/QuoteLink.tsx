import { quoteTarget } from "../../domain/quote";
import * as layout from "../../styles/layout.module.css";
import * as button from "../button/Button.module.css";
import { usePagePath } from "../site/PagePath";
import { useSite } from "../site/useSite";

interface Props {
  /** The words of the button, from content. */
  label: string;
  /** Filled red is for header, hero and band; a closing call is outlined. */
  look?: "filled" | "outlined";
  small?: boolean;
  /** true for the gallery's link, whose portal address names social media as the source. */
  social?: boolean;
  /** true where the spec wants the contact page, whatever the portal's address. */
  contact?: boolean;
  className?: string;
}

/** A link that asks for a quote. Where it opens a new tab, that is read out (WCAG technique G201). */
export function QuoteLink({
  label,
  look = "filled",
  small,
  social = false,
  contact = false,
  className,
}: Props) {
  const { business, contactPage } = useSite();
  const path = usePagePath();
  const { href, external } = quoteTarget({
    quote: contact ? null : business.quote,
    social,
    path,
    contactPath: contactPage?.path ?? "/",
    phone: business.phone.e164,
  });
  const classes = [
    button.button,
    look === "filled" ? button.filled : button.outlined,
    small && button.small,
    className,
  ]
    .filter(Boolean)
    .join(" ");
  if (external)
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
    </a>
  );
}
