import { graphql } from "gatsby";
import { Drawing } from "../../components/drawing/Drawing";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServicePlaceholders.module.css";

/** Room for photos of finished work. Until there is one, the drawing by night shows what the photo will. */
export function ServicePlaceholders({ title, items }: Queries.ServicePlaceholdersFragment) {
  const single = items.length === 1;
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      {title && <h2>{title}</h2>}
      <ul className={`${rows.threes} ${styles.row}`}>
        {items.map(({ note, caption, crop, picture }) => (
          <li key={caption}>
            {picture ? (
              <figure>
                <Picture picture={picture} className={styles.photo} sizes="max(100vw, 640px)" />
                <figcaption className={`${layout.note} ${styles.caption}`}>
                  {caption}
                </figcaption>
              </figure>
            ) : (
              <figure className={`${styles.empty} ${layout.night}`}>
                <Drawing crop={crop ?? ""} fit={single ? "xMinYMid slice" : "xMidYMid slice"} />
                <figcaption>
                  <b>{note}</b> {caption}
                </figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ServicePlaceholders on ServicePlaceholders {
    title
    items {
      note
      caption
      crop
      picture {
        ...PictureWide
      }
    }
  }
`;
