import { graphql } from "gatsby";
import { OpenNow } from "../../components/hours/OpenNow";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { PhoneLink } from "../../components/phone-link/PhoneLink";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactNumber.module.css";

/** The number from one edge of the grid to the other, and the quote button. */
export function ContactNumber({ words }: { words: Queries.ContactNumberFragment }) {
  const { business } = useSite();
  return (
    <section className={`${styles.top} ${layout.ink}`}>
      <div className={layout.wrap}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>
          <PhoneLink className={styles.number} />
        </p>
        <div className={styles.row}>
          <p className={layout.lead}>
            {business.freeLine}{" "}
            <OptionalBoundary name="opening hours">
              <OpenNow className={styles.open} />
            </OptionalBoundary>
          </p>
          <QuoteLink label={words.quoteLabel} />
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ContactNumber on ContactPage {
    title
    quoteLabel
  }
`;
