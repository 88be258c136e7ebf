import { graphql } from "gatsby";
import { useEffect } from "react";
import * as button from "../../components/Button.module.css";
import { PhoneLink } from "../../components/PhoneLink";
import { Picture } from "../../components/picture/Picture";
import { Head } from "../../components/Head";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./NotFound.module.css";

interface Props {
  words: Queries.NotFoundFragment;
  /** Pages that most visitors look for. */
  links: readonly Queries.PageLinkFragment[];
  /** The path in the address bar; null before hydration. */
  address: string | null;
}

/** The 404 screen, and the line in the console that the specification requires with it. */
export function NotFound({ words, links, address }: Props) {
  useEffect(() => {
    if (address !== null)
      console.error("404 Error: User attempted to access non-existent route:", address);
  }, [address]);
  return (
    <section
      className={`${scene.stack} ${layout.ink} ${layout.printedHead} ${styles.screen}`}
      aria-labelledby="page-title"
    >
      <Head title={words.notFoundText} description={words.notFoundDescription} />
      <div
        className={`${scene.across} ${layout.veiled} ${layout.notPrinted} ${styles.picture}`}
      >
        <Picture
          picture={words.notFoundPicture}
          priority
          sizes="(max-width: 47.5em) max(100vw, 740px), max(1388px, min(100vw, 1600px))"
        />
      </div>
      <div className={`${layout.wrap} ${layout.between} ${styles.row}`}>
        <h1 id="page-title" className={styles.title}>
          {words.notFoundTitle}
        </h1>
        <div className={styles.words}>
          <p>{words.notFoundText}</p>
          <a href="/" className={`${button.button} ${button.outlined}`}>
            {words.notFoundLink}
          </a>
          <ul className={`${layout.line} ${styles.links}`}>
            {links.map(({ title, path }) => (
              <li key={path}>
                <a href={path} className={`${layout.link} ${layout.target}`}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              <PhoneLink className={`${layout.link} ${layout.target}`} />
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment NotFound on ScreenLabels {
    notFoundTitle
    notFoundText
    notFoundDescription
    notFoundLink
    notFoundPicture {
      ...PictureWide
    }
  }
`;
