import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { Points } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServiceOffers.module.css";

interface Props {
  offers: Queries.ServiceOffersFragment;
}

/** The parts of the service, in the layout that its entry sets. */
export function ServiceOffers({ offers }: Props) {
  return offers.layout === "list" ? (
    <OfferList offers={offers} />
  ) : (
    <OfferCards offers={offers} />
  );
}

/** The parts as pictures with their text below. */
function OfferCards({ offers }: Props) {
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
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
    </section>
  );
}

/** The parts as a list with lines between, beside a picture that extends to the left edge of the screen. */
function OfferList({ offers }: Props) {
  return (
    <section className={`${styles.list} ${layout.ink}`}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.side}>
          <h2>{offers.title}</h2>
          {offers.picture && (
            <div className={styles.large}>
              <Picture
                picture={offers.picture}
                sizes="(max-width: 47.5em) 100vw, max(960px, 56vw)"
              />
            </div>
          )}
        </div>
        <Points points={offers.items} look="rows" className={styles.items} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceOffers on ServiceOffers {
    title
    layout
    picture {
      ...PictureWide
    }
    items {
      title
      text
      picture {
        ...PictureCard
      }
    }
  }
`;
