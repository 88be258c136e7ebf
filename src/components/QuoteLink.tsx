import { useRoomWords } from "../client/room";
import * as layout from "../styles/layout.module.css";
import * as button from "./Button.module.css";
import { usePagePath, useSite } from "./site";

interface QuoteKind {
  /** true for the gallery's link, which uses the portal address that has social media as its source. */
  social?: boolean;
  /** true where the specification requires the contact page, whatever the portal's address. */
  contact?: boolean;
}

/**
 * The target of a quote button on the current page (decision 17): the portal if its address is set, else the contact page, and on the contact
 * page itself an e-mail. All quote buttons use this function, so that none is ever without a target.
 */
export function useQuoteTarget({ social, contact }: QuoteKind = {}) {
  const { business, contactPage } = useSite();
  const { email, quote, room } = business;
  const line = useRoomWords(room)?.line;
  const path = usePagePath();
  const portal = contact ? null : (social && quote?.socialUrl) || quote?.url;
  if (portal) return { href: portal, kind: "portal" } as const;
  if (path !== contactPage.path) return { href: contactPage.path, kind: "page" } as const;
  const { subject, questions } = contactPage.quoteMail;
  // An empty line after each question leaves room for the answer; line ends follow RFC 6068.
  const body = [...(line ? [line] : []), ...questions]
    .map((part) => `${part}\r\n\r\n`)
    .join("\r\n");
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return { href: `mailto:${email}?${query}`, kind: "mail" } as const;
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
  const { contactPage } = useSite();
  const { href, kind } = useQuoteTarget({ social, contact });
  const classes = [button.button, button[look], small && button.small, className];
  const hints = { page: "", portal: "(opens in a new tab)", mail: contactPage.quoteMail.way };
  const newTab = kind === "portal" && { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a className={classes.filter(Boolean).join(" ")} href={href} {...newTab} data-quote={look}>
      {label}
      {hints[kind] && <span className={layout.visuallyHidden}>{` ${hints[kind]}`}</span>}
    </a>
  );
}
