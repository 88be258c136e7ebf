import { useEffect, useRef, useState, type RefObject } from "react";
import { trustedFrame } from "../../client/trusted";
import * as styles from "./ContactPlace.module.css";

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
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLObjectElement>(null);
  const near = useNear(container);
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
    <div ref={container} className={styles.streets}>
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

/** true once the element has been within 200 px of the viewport. */
function useNear(element: RefObject<Element>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const view = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    view.observe(element.current);
    return () => view.disconnect();
  }, [element]);
  return near;
}
