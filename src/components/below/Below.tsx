import type { ReactNode } from "react";
import { useTopArrival } from "./Arrival";
import * as styles from "./Below.module.css";
import { useAfterPaint } from "./useAfterPaint";

/**
 * What stands below the beginning of a page. On a page that a click has led to it follows a frame after the heading, which is painted the
 * sooner: the rest is most of the work. On every other way there it is part of the page at once, as its scroll position may be in it.
 */
export function Below({ children }: { children: ReactNode }) {
  return useAfterPaint(useTopArrival()) ? children : <div className={styles.room} />;
}
