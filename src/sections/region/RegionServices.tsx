import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import * as icons from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { Picture } from "../../components/picture/Picture";
import { NoBreakHyphens } from "../../components/no-break-hyphens/NoBreakHyphens";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./RegionServices.module.css";

interface Props {
  region: string;
  words: Queries.RegionServicesWordsFragment;
  services: readonly Queries.RegionServiceFragment[];
}

/** Every service as a ruled row with a small picture. */
export function RegionServices({ region, words, services }: Props) {
  return (
    <section className={`${layout.wrap} ${styles.services}`}>
      <h2>{fill(words.services, { region })}</h2>
      <ul className={`${rows.pairs} ${styles.list}`}>
        {services.map((service) => (
          <li key={service.path}>
            <a href={service.path} className={styles.card}>
              <span className={styles.picture}>
                <Picture picture={service.cardPicture} decorative sizes="182px" />
              </span>
              <div>
                <h3>{service.title}</h3>
                <p className={styles.teaser}>
                  <NoBreakHyphens text={service.teaser} />
                </p>
              </div>
              <Icon of={icons.ArrowRight} size={24} stroke={1.5} className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment RegionServicesWords on RegionWords {
    services
  }
  fragment RegionService on Service {
    title
    path
    teaser
    cardPicture {
      ...PictureThumb
    }
  }
`;
