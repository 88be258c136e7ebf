import { useEffect, useRef, useState } from "react";
import { trustedFrame } from "../../client/trusted";
import * as styles from "./ContactPlace.module.css";
import { useNear } from "./useNear";

interface Props {
  /** The accessible name of the map. */
  title: string;
  address: string;
}

/**
 * The street map above the drawn map (decision 25). Where the street map is blocked or the browser is offline, an <object> shows nothing, so that
 * the drawn map stays visible; in a frame, Chromium would show its gray error page. Browsers do not load an <object> lazily, so it is added when
 * it comes near the viewport. Without scripts the map is a frame, which loads lazily. When the connection is back, it is loaded again.
 */
export function Streets({ title, address }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLObjectElement>(null);
  const near = useNear(place);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // React would set the attribute to a string, which Trusted Types do not allow.
    map.current?.setAttribute("data", trustedFrame(address));
  }, [near, attempt, address]);
  useEffect(() => {
    if (loaded) return undefined;
    const again = () => setAttempt((number) => number + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [loaded]);
  return (
    <div ref={place} className={styles.streets}>
      {near ? (
        <object key={attempt} ref={map} aria-label={title} onLoad={() => setLoaded(true)} />
      ) : (
        <noscript>
          <iframe title={title} src={address} loading="lazy" />
        </noscript>
      )}
    </div>
  );
}
