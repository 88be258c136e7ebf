import { addressLine } from "../../domain/address";
import { openHours } from "../../domain/hours";
import * as layout from "../../styles/layout.module.css";
import { PhoneLink } from "../phone-link/PhoneLink";
import { useSite } from "../site/useSite";
import * as styles from "./SlimLine.module.css";

/** The line above the header's bar on wide screens: address, e-mail, phone and hours. */
export function SlimLine() {
  const { business } = useSite();
  return (
    <div className={styles.slim}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <span className={styles.address}>{addressLine(business.address)}</span>
        <a href={`mailto:${business.email}`} className={styles.mail}>
          {business.email}
        </a>
        <PhoneLink />
        <span className={styles.hours}>{`Open ${openHours(business.hours)}`}</span>
      </div>
    </div>
  );
}
