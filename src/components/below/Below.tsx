import type { ReactNode } from "react";
import { useTopArrival } from "./Arrival";
import * as styles from "./Below.module.css";
import { useAfterPaint } from "./useAfterPaint";

interface Props {
  children: ReactNode;
  /** Stands in its place until it follows: room that keeps the foot of the page out of the screen, if left out. */
  instead?: ReactNode;
}

/**
 * What stands below the beginning of a page, or behind it. On a page that a click has led to it follows a frame after the heading, which is
 * painted the sooner: the rest is most of the work. On every other way there it is part of the page at once, as its scroll position may be
 * in it.
 */
export function Below({ children, instead = <div className={styles.room} /> }: Props) {
  return useAfterPaint(useTopArrival()) ? children : instead;
}
