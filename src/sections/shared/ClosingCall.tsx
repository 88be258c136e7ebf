import { graphql } from "gatsby";
import { CallLine } from "../../components/call-line/CallLine";
import { PhoneLink } from "../../components/phone-link/PhoneLink";
import { Picture } from "../../components/picture/Picture";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ClosingCall.module.css";

/** The closing call of the home page: the number is prominent, the quote button is outlined. */
export function ClosingCall({ closing }: { closing: Queries.ClosingCallFragment }) {
  return (
    <section className={`${styles.close} ${layout.ink}`}>
      <div className={styles.picture}>
        <Picture
          picture={closing.picture}
          sizes="(max-width: 47.5em) 720px, min(100vw, 1600px)"
        />
      </div>
      <div className={styles.front}>
        <div className={layout.wrap}>
          <h2>{closing.title}</h2>
          <p className={styles.call}>
            <PhoneLink className={layout.number} />
          </p>
          <CallLine className={`${layout.lead} ${styles.lead}`} />
          <QuoteLink label={closing.quoteLabel} look="outlined" className={styles.quote} />
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ClosingCall on HomeClosing {
    title
    picture {
      ...PictureWide
    }
    quoteLabel
  }
`;
