import { graphql } from "gatsby";
import * as button from "../../components/button/Button.module.css";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./NotFound.module.css";

/** The 404 screen. */
export function NotFound({ words }: { words: Queries.NotFoundFragment }) {
  return (
    <section
      className={`${scene.stack} ${layout.ink} ${styles.screen}`}
      aria-labelledby="page-title"
    >
      <div className={`${scene.across} ${scene.veiled} ${styles.picture}`}>
        <Picture
          picture={words.notFoundPicture}
          first
          sizes="(max-width: 47.5em) max(100vw, 740px), max(1388px, min(100vw, 1600px))"
        />
      </div>
      <div className={`${layout.wrap} ${styles.row}`}>
        <h1 id="page-title" className={styles.title}>
          {words.notFoundTitle}
        </h1>
        <div className={styles.words}>
          <p>{words.notFoundText}</p>
          <a href="/" className={`${button.button} ${button.outlined}`}>
            {words.notFoundLink}
          </a>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment NotFound on ScreenLabels {
    notFoundTitle
    notFoundText
    notFoundLink
    notFoundPicture {
      ...PictureWide
    }
  }
`;
