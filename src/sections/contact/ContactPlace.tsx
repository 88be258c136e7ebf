import { graphql } from "gatsby";
import { townLine } from "../../domain/address";
import { cardPath } from "../../domain/files";
import { directionsAddress, mapAddress, type Place } from "../../domain/map-links";
import { isPlaceholder } from "../../domain/placeholder";
import type { MapPoint } from "../../components/map/cable";
import * as map from "../../components/map/Map.module.css";
import { MapBase } from "../../components/map/MapBase";
import { besideDot, platedGap } from "../../components/map/place-names";
import { PlatedName } from "../../components/map/PlatedName";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactPlace.module.css";
import { Streets } from "./Streets";

/** The size of the drawn map around the address, in map units. */
const reach = 90;

interface Props {
  words: Queries.ContactPlaceFragment;
  place: Place;
  /** The address's position on the drawn map. */
  point: MapPoint;
  /** The note below the e-mail address, while the company's profile links are samples. */
  socialNote: string | null;
}

/**
 * The company's location: address, directions, map, e-mail address, and a vCard, which is left out if the telephone number is a
 * placeholder.
 */
export function ContactPlace({ words, place, point, socialNote }: Props) {
  const { address, email, phone, social, licenses } = useSite().business;
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
            <span className={layout.heard}> (opens in a new tab)</span>
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
          <DrawnMap point={point} name={address.city} />
        </OptionalBoundary>
        <OptionalBoundary name="map">
          <Streets title={words.map} address={mapAddress(place)} />
        </OptionalBoundary>
      </div>
    </section>
  );
}

/** The map below the street map, visible until the street map has loaded, or if it cannot be loaded. */
function DrawnMap({ point, name }: { point: MapPoint; name: string }) {
  const { x, y } = point;
  return (
    <MapBase viewBox={`${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`}>
      <PlatedName place={{ name, x, y }} spot={besideDot("right", platedGap)[0]} />
      <circle cx={x} cy={y} className={`${map.lamp} ${map.source}`} />
    </MapBase>
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
