import type { CSSProperties } from "react";
import { nameWidth } from "./name-width";
import { PlaceName, type NameProps } from "./PlaceName";
import * as styles from "./PlatedName.module.css";

/** The name of a place on a background of its own, so that it stays legible across light and dark areas. */
export function PlatedName(props: NameProps) {
  const { place, spot, className } = props;
  if (!spot) return null;
  const style = {
    "--em": nameWidth(place.name),
    "--dx": spot.dx,
    "--dy": spot.dy,
    "--before": { start: 0, middle: 0.5, end: 1 }[spot.anchor],
  } as CSSProperties;
  return (
    <g className={[styles.named, className].filter(Boolean).join(" ")}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <rect className={styles.plate} style={style} />
      </g>
      <PlaceName {...props} />
    </g>
  );
}
