import { useEffect, useState } from "react";
import * as styles from "./Notifications.module.css";
import { listen, take } from "./store";

/** The messages that wait are gone: on their own, long after the press, they would be a riddle. */
function lost(): void {
  take();
  console.error("The notifications did not arrive and are left out.");
}

/**
 * Where the messages of `notify` appear. The region is there from the start, empty, so that screen readers know it when one comes. The
 * library comes with the first message; where it cannot be had, the sender's own feedback stands alone.
 */
export function Notifications() {
  const [library, setLibrary] = useState<typeof import("./Toasts")>();
  useEffect(
    () =>
      listen(() => {
        if (library) take().forEach((text) => library.toast(text));
        else import("./Toasts").then(setLibrary, lost);
      }),
    [library],
  );
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {library && <library.Toasts />}
    </div>
  );
}
