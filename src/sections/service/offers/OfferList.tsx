import { Picture } from "../../../components/picture/Picture";
import * as layout from "../../../styles/layout.module.css";
import * as styles from "./OfferList.module.css";

/** The single services as a list with lines between, beside a picture that extends to the left edge of the screen. */
export function OfferList({ offers }: { offers: Queries.ServiceOffersFragment }) {
  return (
    <section className={`${styles.offers} ${layout.ink}`}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.side}>
          <h2>{offers.title}</h2>
          {offers.picture && (
            <div className={styles.picture}>
              <Picture
                picture={offers.picture}
                sizes="(max-width: 47.5em) 100vw, max(960px, 56vw)"
              />
            </div>
          )}
        </div>
        <ul className={styles.items}>
          {offers.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
