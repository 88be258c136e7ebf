import * as layout from "../styles/layout.module.css";
import { QuoteLink } from "./QuoteLink";
import { useNavigation } from "./site";
import * as styles from "./QuoteBand.module.css";

/** The section above the footer that asks visitors to request a quote. */
export function QuoteBand() {
  const { navigation } = useNavigation();
  return (
    <section className={styles.band} aria-label={navigation.quote}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <p className={styles.text}>{navigation.band}</p>
        <QuoteLink label={navigation.quote} />
      </div>
    </section>
  );
}
