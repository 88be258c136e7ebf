import { Check, Close, Copy } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { useCopy } from "../../components/Share";
import * as styles from "./ContactNumber.module.css";

interface Props {
  words: Queries.QuoteMailFragment;
  /** The company's e-mail address. */
  address: string;
}

const icons = { idle: Copy, copied: Check, failed: Close };

/** The e-mail address beside a quote button that opens an e-mail, for visitors without an e-mail program. */
export function QuoteMail({ words, address }: Props) {
  const labels = { idle: "Copy", copied: "Copied", failed: words.copyFailed };
  const [state, copy] = useCopy(address, labels);
  return (
    <p className={styles.mail}>
      <span>
        {words.way}, <span className={styles.address}>{address}</span>
      </span>
      <button
        type="button"
        data-scripted
        aria-label={`${labels[state]} ${address}`}
        onClick={copy}
      >
        <Icon of={icons[state]} size={18} stroke={1.6} />
        {/* In an element of its own, so that it also changes in a translated page. */}
        <span>{labels[state]}</span>
      </button>
    </p>
  );
}
