import { startTransition, useEffect, useState, type ReactNode } from "react";
import { useTopArrival } from "./Arrival";
import * as styles from "./Below.module.css";

/**
 * What stands below the beginning of a page. On a page that a click has led to it follows a frame after the heading, which is painted the
 * sooner: the rest is most of the work. On every other way there it is part of the page at once, as its scroll position may be in it.
 */
export function Below({ children }: { children: ReactNode }) {
  const arrival = useTopArrival();
  const [shown, setShown] = useState(!arrival);
  useEffect(() => {
    if (shown) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      // A task after the frame begins when that is painted.
      timer = window.setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  return shown ? children : <div className={styles.room} />;
}
