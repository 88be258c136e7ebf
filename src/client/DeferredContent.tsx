import type { ReactNode } from "react";
import * as styles from "./DeferredContent.module.css";
import { useNewNavigation } from "./NavigationContext";
import { useAfterPaint } from "./useAfterPaint";

interface Props {
  children: ReactNode;
  /** Placeholder; if left out, a block as tall as the screen, which keeps the footer out of view. */
  instead?: ReactNode;
}

/**
 * After a client navigation, renders its children one frame after the first screen, so that the first screen is painted sooner. In every other
 * case, the children are part of the first render, because the scroll position may be within them.
 */
export function DeferredContent({
  children,
  instead = <div className={styles.placeholder} />,
}: Props) {
  return useAfterPaint(useNewNavigation()) ? children : instead;
}
