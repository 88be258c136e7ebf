import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { Points } from "../../components/points/Points";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServiceList.module.css";

/** The parts of the service as a list with lines between, beside a picture that extends to the left edge of the screen. */
export function ServiceList({ offers }: { offers: Queries.ServiceListFragment }) {
  return (
    <section className={`${layout.band} ${layout.ink}`}>
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
        <Points points={offers.items} look="rows" className={styles.items} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceList on ServiceOffers {
    title
    picture {
      ...PictureWide
    }
    items {
      title
      text
    }
  }
`;
