import * as layout from "../../styles/layout.module.css";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { PhoneLink } from "../phone-link/PhoneLink";
import { QuoteLink } from "../quote-link/QuoteLink";
import { useSite } from "../site/useSite";
import * as styles from "./ThumbBar.module.css";
import { useQuoteInView } from "./useQuoteInView";

/** Call and quote buttons at the bottom of a phone's screen. Its quote button is hidden while another quote button is in view. */
export function ThumbBar() {
  const { business, navigation } = useSite();
  const elsewhere = useQuoteInView();
  return (
    <nav aria-label="Call or ask" className={`${styles.bar} ${layout.ink}`} data-thumb-bar>
      <PhoneLink className={styles.call}>
        <Icon of={icons.Phone} size={19} stroke={1.6} />
        <span>{`${navigation.call} ${business.phone.display}`}</span>
      </PhoneLink>
      {!elsewhere && (
        <span className={styles.quote}>
          <QuoteLink label={navigation.quoteBar} />
        </span>
      )}
    </nav>
  );
}
