import { graphql } from "gatsby";
import { DrawingDetail, SheetStrip } from "../../components/drawing/DrawingDetail";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServiceIntro.module.css";

interface Props {
  service: Queries.ServiceIntroFragment;
  /** false if a larger drawing of the same room follows. */
  drawn: boolean;
}

/** A description of the service, beside a crop of the drawing around the service's letter if there is one. */
export function ServiceIntro({ service, drawn }: Props) {
  const { letter, intro, body } = service;
  const crop = drawn ? intro.crop : null;
  return (
    <section
      className={`${layout.section} ${layout.wrap} ${layout.grid} ${crop ? styles.drawn : styles.plain}`}
    >
      {crop && (
        <DrawingDetail crop={crop} letter={letter} className={styles.plan}>
          <SheetStrip letter={letter} caption={intro.caption} />
        </DrawingDetail>
      )}
      <h2 className={styles.title}>{intro.title}</h2>
      {/* Browsers offer Reader View where enough text is in paragraphs and articles. */}
      <article className={`${styles.words} ${crop ? "" : layout.grid}`}>
        <p className={layout.lead}>{intro.lead}</p>
        <div
          className={`${layout.paragraphs} ${styles.body}`}
          dangerouslySetInnerHTML={{ __html: body.html ?? "" }}
        />
      </article>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceIntro on Service {
    letter
    intro {
      title
      lead
      crop
      caption
    }
    body {
      html
    }
  }
`;
