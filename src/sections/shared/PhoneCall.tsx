import { CallLine } from "../../components/call-line/CallLine";
import { PhoneLink } from "../../components/phone-link/PhoneLink";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./PhoneCall.module.css";

interface Props {
  title: string;
  /** The quote button; left out if there are others nearby. */
  quoteLabel?: string;
}

/** A closing call without a picture: the number is prominent, the quote button is outlined. */
export function PhoneCall({ title, quoteLabel }: Props) {
  return (
    <section className={`${styles.call} ${layout.ink}`}>
      <div className={layout.wrap}>
        <h2>{title}</h2>
        <p>
          <PhoneLink className={styles.number} />
        </p>
        <CallLine className={`${layout.lead} ${styles.lead}`} />
        {quoteLabel && (
          <QuoteLink label={quoteLabel} look="outlined" className={styles.quote} />
        )}
      </div>
    </section>
  );
}
