import { graphql } from "gatsby";
import {
  cardPath,
  directionsAddress,
  isPlaceholder,
  mapAddress,
  type Coordinates,
  townLine,
} from "../../domain/site";
import { AreaMap } from "../../components/map/AreaMap";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { useBusiness } from "../../components/site/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactPlace.module.css";
import { Streets } from "./Streets";

interface Props {
  words: Queries.ContactPlaceFragment;
  place: Coordinates;
  /** The map below the street map, visible until that has loaded, or if it cannot be loaded. */
  drawnMap: Queries.AreaMapFragment;
  /** The note below the e-mail address, while the company's profile links are samples. */
  socialNote: string | null;
}

/**
 * The company's location: address, directions, map, e-mail address, and a vCard, which is left out if the telephone number is a
 * placeholder.
 */
export function ContactPlace({ words, place, drawnMap, socialNote }: Props) {
  const { address, email, phone, social, licenses } = useBusiness();
  return (
    <section
      className={`${layout.wrap} ${layout.grid} ${styles.place}`}
      aria-labelledby="place"
    >
      <div className={styles.words}>
        <h2 id="place">{words.find}</h2>
        <address>
          {address.street}
          <br />
          {townLine(address)}
        </address>
        <p className={styles.directions}>
          <a
            href={directionsAddress(place)}
            className={`${layout.link} ${layout.alone}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.directions}
            <span className={layout.visuallyHidden}> (opens in a new tab)</span>
          </a>
        </p>
        {!isPlaceholder("phone", phone.display) && (
          <p className={styles.card}>
            <a href={cardPath} className={`${layout.link} ${layout.alone}`} download>
              {words.card}
            </a>
          </p>
        )}
        <dl className={styles.more}>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`} className={`${layout.link} ${layout.alone}`}>
                {email}
              </a>
            </dd>
          </div>
          {socialNote && (
            <div>
              <dt>{social.map(({ name }) => name).join(", ")}</dt>
              <dd>{socialNote}</dd>
            </div>
          )}
          {licenses.map(({ name, number, issuer }) => (
            <div key={number}>
              <dt>{issuer}</dt>
              <dd>
                {name} {number}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.map}>
        <OptionalBoundary name="map">
          <AreaMap map={drawnMap} />
        </OptionalBoundary>
        <OptionalBoundary name="map">
          <Streets title={words.map} address={mapAddress(place)} />
        </OptionalBoundary>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ContactPlace on ContactPage {
    find
    directions
    email
    card
    map
  }
`;
