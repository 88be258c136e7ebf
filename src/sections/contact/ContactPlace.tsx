import { useCallback, useEffect, useRef, useState } from "react";
import { useDismiss, useInView } from "../../client/hooks";
import { directionsAddress, mapAddress, townLine, type Coordinates } from "../../domain/site";
import * as button from "../../components/Button.module.css";
import { AreaMap } from "../../components/map/AreaMap";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { usePagePath, useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactPlace.module.css";

interface Props {
  words: Record<"find" | "directions" | "map", string>;
  place: Coordinates;
  /** The map below the street map, visible until that has loaded, or if it cannot be loaded. */
  drawnMap: Queries.AreaMapFragment;
  /** Shown while the company's profile links are samples. */
  socialNote: string | null;
}

/** The company's location: address, directions and map. */
export function ContactPlace({ words, place, drawnMap, socialNote }: Props) {
  const { address, social, licenses } = useSite().business;
  return (
    <section
      className={`${layout.wrap} ${layout.grid} ${layout.end} ${styles.place}`}
      aria-labelledby="place"
    >
      <div className={styles.words}>
        <h2 id="place">{words.find}</h2>
        <address className={layout.lead}>
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
                <dt className={layout.note}>{social.map(({ name }) => name).join(", ")}</dt>{" "}
                <dd>{socialNote}</dd>
              </div>
            )}
            {licenses.map(({ name, number, issuer }) => (
              <div key={number}>
                <dt className={layout.note}>{issuer}</dt>{" "}
                <dd>
                  {name} {number}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={`${styles.map} ${layout.notPrinted}`}>
        <AreaMap map={drawnMap} />
        <ErrorBoundary optional="map">
          <Streets title={words.map} address={mapAddress(place)} />
        </ErrorBoundary>
      </div>
    </section>
  );
}

interface StreetsProps {
  /** The accessible name of the map. */
  title: string;
  address: string;
}

/**
 * The street map above the drawn map (decision 25). Where the street map is blocked or the browser is offline, an <object> shows nothing, so that
 * the drawn map stays visible; in a frame, Chromium would show its gray error page. Browsers do not load an <object> lazily, so it is added when
 * it comes near the viewport. Without scripts the map is a frame, which loads lazily. When the connection is back, it is loaded again.
 *
 * Pointer and wheel scroll the page over it until its button is pressed, and again when the visitor has left it: by its button, by a press or
 * focus beside it, by Escape or by scrolling it out of view. Tab always reaches it.
 */
function Streets({ title, address }: StreetsProps) {
  const container = useRef<HTMLDivElement>(null);
  const near = useInView(container, { margin: "200px", once: true });
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [used, setUsed] = useState(false);
  const leave = useCallback(() => setUsed(false), []);
  useDismiss(container, usePagePath(), leave);
  const inView = useInView(container);
  if (used && !inView) setUsed(false);
  useEffect(() => {
    if (loaded) return undefined;
    const again = () => setAttempt((number) => number + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [loaded]);
  return (
    <div ref={container} className={`${layout.cover} ${styles.streets}`}>
      {near ? (
        <object
          key={attempt}
          data={address}
          aria-label={title}
          style={{ pointerEvents: used ? "auto" : "none" }}
          onLoad={() => setLoaded(true)}
        />
      ) : (
        <noscript>
          <iframe title={title} src={address} loading="lazy" />
        </noscript>
      )}
      {/* Chromium 147 sends the wheel to a frame of another site in spite of pointer-events. */}
      {near && !used && <div className={layout.cover} />}
      {loaded && (
        <button
          type="button"
          className={`${layout.ink} ${button.button} ${button.small} ${styles.use}`}
          // Not by the second click of a double click.
          onClick={({ detail }) => detail < 2 && setUsed(!used)}
        >
          {used ? "Leave the map" : "Use the map"}
        </button>
      )}
    </div>
  );
}
