import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import { PhotoSpace } from "../shared/PhotoSpace";
import * as styles from "./ServicePlaceholders.module.css";

interface Props {
  places: Queries.ServicePlaceholdersFragment;
  /** The words of the links to samples. */
  until: string;
}

/** Photos of finished work, and slim strips in place of those that are still to come. */
export function ServicePlaceholders({ places: { title, items }, until }: Props) {
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={`${rows.threes} ${styles.row}`}>
        {items.map(({ note, caption, picture, ...space }) => (
          <li key={caption}>
            {picture ? (
              <figure>
                <Picture picture={picture} className={styles.photo} sizes="max(100vw, 640px)" />
                <figcaption className={`${layout.note} ${styles.caption}`}>
                  {caption}
                </figcaption>
              </figure>
            ) : (
              <PhotoSpace space={space} until={until}>
                <b>{note}</b> {caption}
              </PhotoSpace>
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
      picture {
        ...PictureWide
      }
      ...PhotoSpace
    }
  }
`;
