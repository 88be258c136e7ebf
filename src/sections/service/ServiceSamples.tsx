import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServiceSamples.module.css";

/** Sample projects: pictures with a title and a place, no links. */
export function ServiceSamples({ samples }: { samples: Queries.ServiceSamplesFragment }) {
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <h2>{samples.title}</h2>
      <ul className={`${rows.threes} ${styles.list}`}>
        {samples.items.map(({ title, place, picture }) => (
          <li key={title}>
            <div className={styles.picture}>
              <Picture
                picture={picture}
                sizes="(max-width: 47.5em) 112vw, (max-width: 62.5em) 52vw, max(680px, 58vw)"
              />
            </div>
            <h3>{title}</h3>
            <p>{place}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceSamples on ServiceSamples {
    title
    items {
      title
      place
      picture {
        ...PictureCard
      }
    }
  }
`;
