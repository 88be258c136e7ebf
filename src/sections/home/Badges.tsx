import { hoursShort } from "../../domain/hours";
import { OpenNow } from "../../components/OpeningHours";
import { useSite } from "../../components/site";
import * as styles from "./Badges.module.css";

/** At the bottom of the first screen: the company's badges, its hours, and whether it is open now. */
export function Badges() {
  const { business } = useSite();
  return (
    <ul className={styles.badges}>
      {business.badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
      <li>
        {`${hoursShort(business.hours)} `}
        <OpenNow className={styles.open} />
      </li>
    </ul>
  );
}
