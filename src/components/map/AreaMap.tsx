import { graphql } from "gatsby";
import { ErrorBoundary } from "../ErrorBoundary";
import { useSite } from "../site";
import { CountyShapes } from "./CountyShapes";
import * as styles from "./Map.module.css";

interface Props {
  map: Queries.AreaMapFragment;
  /** The number of the county that the page is about. */
  own?: string;
  /** Turns counties and towns into links to their pages. */
  linked?: boolean;
  /** Alternative text; left out if a list beside the map says the same. */
  alt?: string;
}

/** A map. Every page is complete without it. */
export const AreaMap = (props: Props) => (
  <ErrorBoundary optional="map">
    <DrawnMap {...props} />
  </ErrorBoundary>
);

/**
 * A map with its cable, lamps and names, as large as the element around it allows. If that has other proportions, the map extends to fill it.
 * Names are HTML, so that they have the same size on every screen.
 */
function DrawnMap({ map, own, linked, alt }: Props) {
  const { ratio, labels } = map;
  return (
    <div
      className={styles.map}
      {...(alt
        ? { role: linked ? "group" : "img", "aria-label": alt }
        : { "aria-hidden": true })}
    >
      <div className={styles.part} style={{ "--ratio": ratio }}>
        <CountyShapes {...map} own={own} linked={linked} />
        {labels.map((label) => (
          <MapLabel key={label.name} label={label} own={own} linked={linked} />
        ))}
      </div>
    </div>
  );
}

interface LabelProps {
  label: Queries.AreaMapFragment["labels"][number];
  own: string | undefined;
  linked: boolean | undefined;
}

function MapLabel({ label, own, linked }: LabelProps) {
  const { name, kind, dx, dy, x, y, wide } = label;
  const { regions, towns } = useSite();
  const region = regions.nodes.find(({ mapLabel }) => mapLabel === name);
  const path = region?.path ?? towns.nodes.find(({ title }) => title === name)?.path;
  const onOwn = own && region?.fips === own && styles.onOwn;
  const className = [styles.label, styles[kind], wide && styles.wide, onOwn]
    .filter(Boolean)
    .join(" ");
  const style = { left: `${x}%`, top: `${y}%`, "--dx": dx, "--dy": dy };
  const text = <span>{`${name} `}</span>;
  if (!linked || !path || kind === "county")
    return (
      <div className={className} style={style} aria-hidden="true">
        {text}
      </div>
    );
  // The county is already a link with the same name; a second tab stop would be read twice.
  const repeated = region && ({ tabIndex: -1, "aria-hidden": true } as const);
  return (
    <a href={path} className={className} style={style} {...repeated}>
      {text}
    </a>
  );
}

export const fragment = graphql`
  fragment AreaMap on DrawnMap {
    file
    viewBox
    ratio
    marks {
      kind
      d
    }
    labels {
      name
      kind
      x
      y
      dx
      dy
      wide
    }
  }
`;
