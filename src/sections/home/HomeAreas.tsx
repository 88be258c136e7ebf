import { graphql } from "gatsby";
import { AreaMap } from "../../components/map/AreaMap";
import { useSite } from "../../components/site";
import { wholeNames } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./HomeAreas.module.css";

interface Props {
  areas: Queries.HomeAreasFragment;
  map: Queries.AreaMapFragment;
}

/** The map of the service areas with the badges of six places beside it. */
export function HomeAreas({ areas, map }: Props) {
  const { title, region, towns, all } = areas;
  const { navigation } = useSite();
  return (
    <section className={`${styles.areas} ${layout.ink}`}>
      <div className={`${layout.cover} ${layout.veiled} ${styles.map}`}>
        <AreaMap map={map} />
      </div>
      <div className={`${layout.wrap} ${styles.words}`}>
        <h2>{wholeNames(title)}</h2>
        <ul className={`${layout.ruled} ${styles.badges}`}>
          <li>
            <a href={region.path} className={layout.between}>
              {region.title}
            </a>
          </li>
          {towns.map((town) => (
            <li key={town.path}>
              <a href={town.path} className={layout.between}>
                {`${town.title} `}
                <small className={layout.soft}>{town.region.title}</small>
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href={navigation.allAreas.to} className={`${layout.link} ${layout.alone}`}>
            {all}
          </a>
        </p>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment HomeAreas on HomeAreas {
    title
    all
    region {
      ...PageLink
    }
    towns {
      ...PageLink
      region {
        title
      }
    }
  }
`;
