import { useEffect, useState } from "react";
import * as layout from "../styles/layout.module.css";
import * as styles from "./Notifications.module.css";

interface Notification {
  id: number;
  text: string;
}

/** A newer one replaces the oldest, so that feedback on the latest action is always visible (decision 19). */
const maxVisible = 3;
const durationMs = 4000;

let lastId = 0;

/** Set by the region when it is in the page. */
let show: (text: string) => void = () => undefined;

/**
 * Shows a short message and announces it politely (decision 19). It may never be the only feedback: show the same elsewhere too, for
 * example on the clicked button.
 */
export function notify(text: string): void {
  show(text);
}

/** The region of notifications. It is in the page from the start, empty, so that screen readers announce later changes. */
export function Notifications() {
  /** The oldest first. */
  const [visible, setVisible] = useState<readonly Notification[]>([]);
  useEffect(() => {
    show = (text) => {
      lastId += 1;
      const added = { id: lastId, text };
      setVisible((others) => [...others, added].slice(-maxVisible));
      setTimeout(() => setVisible((all) => all.filter((one) => one !== added)), durationMs);
    };
  }, []);
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {visible.map(({ id, text }) => (
        <p key={id} className={`${layout.ink} ${layout.signal} ${styles.notification}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
