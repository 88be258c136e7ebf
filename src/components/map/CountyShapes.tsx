import { SvgUse } from "../drawing/SvgUse";
import { useSite } from "../site";
import * as styles from "./Map.module.css";

interface Props {
  /** The map's file: Maryland's if left out, or the finer one of the harbor. */
  file?: string;
  viewBox: string;
  marks?: Queries.AreaMapFragment["marks"];
  /** The number of the county that the page is about. */
  own?: string;
  /** Turns every served county into a link to its page. */
  linked?: boolean;
  /** true in a menu: the file is fetched when the menu opens. */
  late?: boolean;
}

/** Maryland and the land around it, the served counties lighter, from one file that pages share. */
export function CountyShapes({ file, viewBox, marks, own, linked, late }: Props) {
  const { map, harbor, regions } = useSite();
  const address = (file === "harbor" ? harbor : map)?.publicURL ?? "";
  const shape = (id: string, className: string | undefined) => (
    <SvgUse file={address} id={id} late={late} className={className} />
  );
  return (
    <svg viewBox={viewBox} className={styles.shapes} aria-hidden={linked ? undefined : true}>
      {shape("around", styles.around)}
      {shape("land", styles.land)}
      {regions.nodes.map(({ fips, path, title }) =>
        linked ? (
          <a key={fips} href={path} aria-label={title}>
            {shape(`c${fips}`, styles.served)}
          </a>
        ) : (
          <g key={fips}>{shape(`c${fips}`, styles.served)}</g>
        ),
      )}
      {/* Last, so that its outline is not covered by those of its neighbors. */}
      {own && shape(`c${own}`, styles.own)}
      {marks?.map(({ kind, d }) => (
        <path key={d} className={styles[kind]} d={d} />
      ))}
    </svg>
  );
}
