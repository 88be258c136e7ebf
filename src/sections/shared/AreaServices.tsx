import { graphql } from "gatsby";
import * as icons from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { LetterBadge } from "../../components/LetterBadge";
import { Picture } from "../../components/picture/Picture";
import { NoBreakHyphens } from "../../components/NoBreakHyphens";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./AreaServices.module.css";

type Service = Pick<Queries.AreaServiceFragment, "title" | "path" | "letter"> &
  Partial<Queries.AreaServiceFragment>;

interface Props {
  title: string;
  /** The services; with a picture and a teaser on the page of a region. */
  services: readonly Service[];
  /** true between sections without padding. */
  padded?: boolean;
}

/** Every service as a ruled row, with its letter if the drawing has one. */
export function AreaServices({ title, services, padded }: Props) {
  return (
    <section className={`${layout.wrap} ${styles.services} ${padded ? layout.padded : ""}`}>
      <h2>{title}</h2>
      <ul className={`${layout.ruled} ${rows.pairs} ${styles.list}`}>
        {services.map((service) => (
          <li key={service.path}>
            <a href={service.path} className={`${layout.line} ${styles.row}`}>
              {service.cardPicture && (
                <Picture
                  picture={service.cardPicture}
                  decorative
                  sizes="182px"
                  className={`${layout.notOnPhones} ${styles.picture}`}
                />
              )}
              <LetterBadge letter={service.letter} />
              <div className={styles.words}>
                <h3 className={layout.cardTitle}>{service.title}</h3>
                {service.teaser && (
                  <p className={`${layout.soft} ${styles.teaser}`}>
                    <NoBreakHyphens text={service.teaser} />
                  </p>
                )}
              </div>
              <Icon of={icons.ArrowRight} stroke={1.5} className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment AreaService on Service {
    ...PageLink
    letter
    teaser
    cardPicture {
      ...PictureThumb
    }
  }
`;
