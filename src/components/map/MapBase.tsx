import type { CSSProperties, ReactNode } from "react";
import { SvgUse } from "../svg-use/SvgUse";
import { useSite } from "../site/useSite";
import * as styles from "./Map.module.css";

interface Props {
  /** The visible part of the map: x, y, width and height in its own units; by default all of it. */
  viewBox?: string;
  /** The number of the county that `children` draw instead of its usual shape. */
  without?: string;
  /** Alternative text; left out if a list beside the map says the same. */
  alt?: string;
  /** Turns every served county into a link to its page. */
  linked?: boolean;
  /** true in a menu: the file is fetched when the menu opens. */
  late?: boolean;
  className?: string;
  style?: CSSProperties;
  /** Labels and cables, drawn over the counties. */
  children?: ReactNode;
}

/** The counties of the company's states, with the served ones lighter, and the neighboring states, from one file that all pages share. */
export function MapBase({
  viewBox = "0 0 2000 1000",
  without,
  alt,
  linked,
  late,
  className,
  style,
  children,
}: Props) {
  const { map, regions } = useSite();
  const file = map?.publicURL ?? "";
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={[styles.map, className].filter(Boolean).join(" ")}
      style={style}
      {...(alt && { role: linked ? "group" : "img", "aria-label": alt })}
      {...(!alt && { "aria-hidden": true })}
    >
      <SvgUse file={file} id="around" late={late} className={styles.around} />
      <SvgUse file={file} id="land" late={late} className={styles.land} />
      {regions.nodes
        .filter(({ fips }) => fips !== without)
        .map(({ fips, path, title }) => {
          const shape = (
            <SvgUse file={file} id={`c${fips}`} late={late} className={styles.served} />
          );
          return linked ? (
            <a key={fips} href={path} aria-label={title}>
              {shape}
            </a>
          ) : (
            <g key={fips}>{shape}</g>
          );
        })}
      {children}
    </svg>
  );
}
