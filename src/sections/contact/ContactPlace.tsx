import { graphql } from "gatsby";
import { directionsAddress, mapAddress, townLine, type Coordinates } from "../../domain/site";
import { AreaMap } from "../../components/map/AreaMap";
import { OptionalBoundary } from "../../components/ErrorBoundary";
import { useBusiness } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactPlace.module.css";
import { Streets } from "./Streets";

interface Props {
  words: Queries.ContactPlaceFragment;
  place: Coordinates;
  /** The map below the street map, visible until that has loaded, or if it cannot be loaded. */
  drawnMap: Queries.AreaMapFragment;
  /** Shown while the company's profile links are samples. */
  socialNote: string | null;
}

/** The company's location: address, directions and map. */
export function ContactPlace({ words, place, drawnMap, socialNote }: Props) {
  const { address, social, licenses } = useBusiness();
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
        {(socialNote || licenses.length > 0) && (
          <dl className={styles.more}>
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
        )}
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
    map
  }
`;
