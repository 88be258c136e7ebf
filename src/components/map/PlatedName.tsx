import type { CSSProperties } from "react";
import { nameWidth } from "./name-width";
import { PlaceName, type NameProps } from "./PlaceName";
import * as styles from "./PlatedName.module.css";

/** The name of a place with a plate behind it, where it may lie across light and dark ground. */
export function PlatedName(props: NameProps) {
  const { place, side, className } = props;
  return (
    <g className={[styles.named, className].filter(Boolean).join(" ")}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <rect
          className={`${styles.plate} ${side === "left" ? styles.before : ""}`}
          style={{ "--em": nameWidth(place.name) } as CSSProperties}
        />
      </g>
      <PlaceName {...props} />
    </g>
  );
}
