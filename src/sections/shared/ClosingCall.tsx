import type { ReactNode } from "react";
import * as button from "../../components/Button.module.css";
import { PhoneLink } from "../../components/PhoneLink";
import { QuoteLink } from "../../components/QuoteLink";
import { useBusiness, useNavigation } from "../../components/site";
import { openHours } from "../../domain/hours";
import * as layout from "../../styles/layout.module.css";
import { BlankSheet } from "./BlankSheet";
import * as styles from "./ClosingCall.module.css";

interface Props {
  title: string;
  /** Label of the red button that asks for a quote; left out if there are others nearby. */
  quoteLabel?: string;
  /** Label of the button that leads to the contact page. */
  contactLabel?: string;
  /** The outline on the sheet (BlankSheet). */
  house?: string | null;
  /** true if the section above has no padding at its bottom. */
  spaced?: boolean;
  /** The link to the page to read next (NextLink). */
  children?: ReactNode;
}

/**
 * The end of a page: the company's number, what happens next, and a sheet that is still empty. Footers show a slim band after it
 * (`data-closing-call`).
 */
export function ClosingCall({
  title,
  quoteLabel,
  contactLabel,
  house,
  spaced,
  children,
}: Props) {
  const business = useBusiness();
  const { contactPage } = useNavigation();
  const { nextLine, freeLine, hours } = business;
  return (
    <section
      className={`${styles.close} ${layout.ink} ${spaced ? styles.spaced : ""}`}
      data-closing-call
    >
      <div className={`${layout.wrap} ${styles.call}`}>
        <BlankSheet house={house} />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>
            <PhoneLink className={layout.number} />
          </p>
          <p className={styles.lead}>
            {[nextLine, freeLine, `${openHours(hours)}.`].filter(Boolean).join(" ")}
          </p>
          {quoteLabel && <QuoteLink label={quoteLabel} className={styles.button} />}
          {contactLabel && contactPage && (
            <a
              href={contactPage.path}
              className={`${button.button} ${button.outlined} ${styles.button}`}
            >
              {contactLabel}
            </a>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
