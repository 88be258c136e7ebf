import { Picture } from "../../../components/picture/Picture";
import * as layout from "../../../styles/layout.module.css";
import * as styles from "./OfferCards.module.css";

/** The single services as pictures with their text below. */
export function OfferCards({ offers }: { offers: Queries.ServiceOffersFragment }) {
  return (
    <section className={styles.offers}>
      <div className={layout.wrap}>
        <h2>{offers.title}</h2>
        <ul className={styles.cards}>
          {offers.items.map(({ title, text, picture }) => (
            <li key={title}>
              {picture && (
                <div className={styles.picture}>
                  <Picture
                    picture={picture}
                    decorative
                    sizes="(max-width: 47.5em) 112vw, (max-width: 62.5em) 52vw, max(640px, 48vw)"
                  />
                </div>
              )}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
