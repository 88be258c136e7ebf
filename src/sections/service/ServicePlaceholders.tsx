import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { DrawingDetail } from "../../components/drawing-detail/DrawingDetail";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServicePlaceholders.module.css";

interface Props {
  placeholders: Queries.ServicePlaceholdersFragment;
}

/** Places for photos of finished work. A place without a photo shows a drawing. */
export function ServicePlaceholders({ placeholders }: Props) {
  const { title, items } = placeholders;
  return (
    <section className={styles.placeholders}>
      <div className={layout.wrap}>
        {title && <h2>{title}</h2>}
        <ul className={items.length > 1 ? `${rows.threes} ${styles.row}` : styles.single}>
          {items.map(({ note, caption, crop, picture }) => (
            <li key={caption}>
              {picture ? (
                <figure className={styles.photo}>
                  <div>
                    <Picture picture={picture} sizes="max(100vw, 640px)" />
                  </div>
                  <figcaption>{caption}</figcaption>
                </figure>
              ) : (
                <DrawingDetail crop={crop ?? ""} fit="xMinYMid slice">
                  <span className={styles.strip}>
                    <span>{note}</span>
                    <span>{caption}</span>
                  </span>
                </DrawingDetail>
              )}
            </li>
          ))}
        </ul>
      </div>
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
