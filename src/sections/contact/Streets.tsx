import { useRef, useState } from "react";
import * as styles from "./ContactPlace.module.css";
import { useReachable } from "./useReachable";

interface Props {
  /** The title of the frame. */
  title: string;
  address: string;
}

/**
 * The street map in a frame (decision 25), above the drawn map. The frame is added after the map's host has responded, and shown once it has
 * loaded: if the host is blocked or unreachable, Chromium shows a gray error page in the frame and does not tell the page. Without scripts,
 * the drawn map stays.
 */
export function Streets({ title, address }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const reachable = useReachable(place, address);
  const [loaded, setLoaded] = useState(false);
  return (
    <div ref={place} className={styles.streets}>
      {reachable && (
        <iframe
          title={title}
          src={address}
          className={loaded ? undefined : styles.waiting}
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}
