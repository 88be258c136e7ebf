import { graphql } from "gatsby";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./TownNearby.module.css";

interface Props {
  title: string;
  town: Queries.TownNearbyFragment;
}

/** The town's region and nearby places. */
export function TownNearby({ title, town }: Props) {
  const places = [town.region, ...town.nearbyTowns, ...town.nearbyRegions];
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.nearby}`}>
      <h2>{title}</h2>
      <ul>
        {places.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment TownNearby on Town {
    region {
      title
      path
    }
    nearbyTowns {
      title
      path
    }
    nearbyRegions {
      title
      path
    }
  }
`;
