import { useSyncExternalStore } from "react";
import * as styles from "./Notifications.module.css";
import { atBuild, current, subscribe } from "./store";

/** Where the messages of `notify` appear. The region is there from the start, empty, so that screen readers know it when one comes. */
export function Notifications() {
  const notifications = useSyncExternalStore(subscribe, current, atBuild);
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {notifications.map(({ id, text }) => (
        <p key={id} className={styles.notification}>
          {text}
        </p>
      ))}
    </div>
  );
}
