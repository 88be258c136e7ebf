import { useEffect, useState } from "react";
import * as styles from "./Notifications.module.css";
import { listen, take } from "./store";

/** Drops the waiting messages: shown long after the click, they would not make sense. */
function lost(): void {
  take();
  console.error("The notifications did not load and are left out.");
}

/**
 * The place where the messages of `notify` appear. The live region is in the page from the start, empty, so that screen readers announce
 * later changes. The library is loaded with the first message; if loading fails, only the sender's own feedback remains.
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
