import { graphql } from "gatsby";
import * as icons from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { LinkList } from "../../components/LinkList";
import { PhoneLink } from "../../components/PhoneLink";
import { Picture } from "../../components/picture/Picture";
import { useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./AreasList.module.css";

interface Props {
  page: Queries.AreasListFragment;
  regions: readonly Queries.AreasRegionFragment[];
}

/** Every region as a picture, then the towns, then other communities nearby. */
export function AreasList({ page, regions }: Props) {
  const { towns } = useSite();
  return (
    <section className={`${layout.wrap} ${layout.padded} ${styles.areas}`}>
      <h2 className={layout.visuallyHidden}>{page.counties}</h2>
      <ul className={`${rows.threes} ${rows.twos} ${styles.list}`}>
        {regions.map((region) => (
          <li key={region.path}>
            <a href={region.path} className={`${layout.block} ${styles.card}`}>
              <span className={styles.picture}>
                <Picture
                  picture={region.picture}
                  decorative
                  sizes="(max-width: 47.5em) 55vw, (max-width: 62.5em) 48vw, max(33vw, 468px)"
                />
              </span>
              <h3>{region.title}</h3>
              <span className={`${layout.soft} ${styles.places}`}>
                {region.places.map(({ name }) => name).join(", ")}
              </span>
              <Icon
                of={icons.ArrowRight}
                stroke={1.5}
                className={`${layout.notOnPhones} ${styles.arrow}`}
              />
            </a>
          </li>
        ))}
      </ul>
      {towns.nodes.length > 0 && (
        <div className={`${layout.grid} ${styles.row}`}>
          <h2 className={layout.left}>{page.towns}</h2>
          <LinkList
            links={towns.nodes}
            className={`${layout.line} ${layout.right} ${styles.towns}`}
            linkClass={`${layout.link} ${layout.target}`}
          />
        </div>
      )}
      <div className={`${layout.grid} ${styles.row}`}>
        <h2 className={layout.left}>{page.surrounding}</h2>
        <p className={layout.right}>
          {page.surroundingText} <PhoneLink className={`${layout.link} ${layout.whole}`} />
        </p>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment AreasList on ServiceAreasPage {
    counties
    towns
    surrounding
    surroundingText
  }
  fragment AreasRegion on Region {
    ...PageLink
    places {
      name
    }
    picture {
      ...PictureCard
    }
  }
`;
