import type { ReactNode } from "react";
import { useSite } from "../site/useSite";
import * as styles from "./Map.module.css";

interface Props {
  /** The part of the map: x, y, width and height in its own units; Maryland is 1,000 wide. */
  viewBox: string;
  /** The digits of the county that is lit. */
  lit?: string;
  /** What it shows; left out where a list beside it says the same. */
  alt?: string;
  /** Lets every served county be a link to its page. */
  linked?: boolean;
  /** How the view box fits its place. */
  fit?: string;
  className?: string;
  /** Labels and cables, drawn over the counties. */
  children?: ReactNode;
}

/** Maryland's counties, the served ones lighter, from one file that all pages share. */
export function MapBase({ viewBox, lit, alt, linked, fit, className, children }: Props) {
  const { map, regions } = useSite();
  const file = map?.publicURL ?? "";
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={fit ?? "xMidYMid slice"}
      className={[styles.map, className].filter(Boolean).join(" ")}
      {...(alt && { role: linked ? "group" : "img", "aria-label": alt })}
      {...(!alt && { "aria-hidden": true })}
    >
      <use href={`${file}#land`} className={styles.land} />
      {regions.nodes.map(({ fips, path, title }) => {
        const shape = (
          <use
            href={`${file}#c${fips}`}
            className={fips === lit ? styles.lit : styles.served}
            data-fips={fips}
          />
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
