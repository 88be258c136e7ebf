import { hoursShort } from "../../domain/hours";
import { OpenNow } from "../../components/hours/OpenNow";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { useSite } from "../../components/site/useSite";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./Badges.module.css";

/** The most badges that fit in one row with the hours. */
const most = 3;

/** The company's badges and its hours, with whether it is open now, at the bottom of the first screen. */
export function Badges() {
  const { business } = useSite();
  return (
    <ul
      className={`${styles.badges} ${business.badges.length > most ? `${rows.fours} ${styles.many}` : ""}`}
    >
      {business.badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
      <li>
        {`${hoursShort(business.hours)} `}
        <OptionalBoundary name="opening hours">
          <OpenNow className={styles.open} />
        </OptionalBoundary>
      </li>
    </ul>
  );
}
