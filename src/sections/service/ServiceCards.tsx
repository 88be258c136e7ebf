import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServiceCards.module.css";

interface Props {
  cards: Queries.ServiceOffersFragment | Queries.ServiceSamplesFragment;
  /** true for sample projects, whose pictures say more than their words. */
  samples?: boolean;
}

/** Pictures with a title and a text below: the parts of a service, or sample projects. One that shows a project links to it. */
export function ServiceCards({ cards, samples = false }: Props) {
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <h2>{cards.title}</h2>
      <ul
        className={`${layout.grid} ${layout.cards} ${styles.cards} ${samples ? styles.samples : ""}`}
      >
        {cards.items.map(({ title, text, picture, project }) => (
          <li key={title}>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  decorative={!samples}
                  sizes="(max-width: 47.5em) 112vw, (max-width: 62.5em) 52vw, max(640px, 48vw)"
                />
              </div>
            )}
            <h3>{project ? <a href={project.path}>{title}</a> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment ServiceOffers on ServiceOffers {
    layout
    title
    picture {
      ...PictureWide
    }
    items {
      title
      text
      picture {
        ...PictureCard
      }
      project {
        path
      }
    }
  }
  fragment ServiceSamples on ServiceSamples {
    title
    items {
      title
      text: place
      picture {
        ...PictureCard
      }
      project {
        path
      }
    }
  }
`;
