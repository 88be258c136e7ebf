import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { DrawingDetail } from "../../components/drawing/DrawingDetail";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./About.module.css";

interface Props {
  words: Queries.AboutOwnerFragment;
  /** The owner, if content has one. */
  owner: Queries.OwnerPortraitFragment | null;
}

/** The owner's section: with a portrait if there is one, else with a crop of the drawing, else only text. */
export function AboutOwner({ words, owner }: Props) {
  return (
    <section className={layout.padded} aria-labelledby="owner">
      <div className={`${layout.wrap} ${layout.grid} ${styles.row}`}>
        {owner?.picture ? (
          <figure className={styles.portrait}>
            <Picture picture={owner.picture} sizes="(max-width: 47.5em) 130vw, 60vw" />
            <figcaption>{owner.name}</figcaption>
          </figure>
        ) : (
          words.crop && (
            <DrawingDetail
              crop={words.crop}
              alt={words.caption ?? undefined}
              className={styles.desk}
            >
              {words.caption}
            </DrawingDetail>
          )
        )}
        <div className={styles.words}>
          <h2 id="owner">{words.title}</h2>
          {owner && !owner.picture && <p className={styles.name}>{owner.name}</p>}
          <p className={layout.lead}>{words.lead}</p>
          <p>{words.text}</p>
        </div>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment AboutOwner on AboutOwner {
    title
    lead
    text
    crop
    caption
  }
  fragment OwnerPortrait on Owner {
    name
    picture {
      ...PictureCard
    }
  }
`;
