import { graphql } from "gatsby";
import * as button from "../../components/Button.module.css";
import { DrawnPicture } from "../../components/picture/DrawnPicture";
import { NoBreakHyphens } from "../../components/NoBreakHyphens";
import { QuoteLink } from "../../components/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import { Badges } from "./Badges";
import * as styles from "./HomeHero.module.css";

/** The first screen: a room, half drawn and half built, with the heading on it; badges and hours. */
export function HomeHero({ hero }: { hero: Queries.HomeHeroFragment }) {
  return (
    <section className={`${styles.hero} ${layout.ink}`} aria-labelledby="home-title">
      <div className={`${styles.frame} ${layout.printedHead}`}>
        <div className={`${layout.cover} ${styles.scene} ${layout.notPrinted}`}>
          <div className={`${layout.cover} ${layout.veiled} ${styles.stage}`}>
            <DrawnPicture
              picture={hero.picture}
              sizes="(max-width: 47.5em) max(100vw, 540px), min(2400px, max(100vw, 1320px))"
            />
          </div>
          <div className={styles.fade} />
        </div>
        <div className={styles.front}>
          <div className={layout.wrap}>
            <h1 id="home-title" className={styles.title}>
              <NoBreakHyphens text={hero.title} />
            </h1>
            <div className={`${layout.between} ${styles.row}`}>
              <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
              <div className={`${styles.actions} ${layout.notPrinted}`}>
                <QuoteLink label={hero.quoteLabel} contact />{" "}
                <a href={hero.servicesTo} className={`${button.button} ${button.outlined}`}>
                  {hero.servicesLabel}
                </a>
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={layout.wrap}>
        <Badges />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    title
    lead
    picture {
      ...PictureHero
      ...DrawnPicture
    }
    quoteLabel
    servicesLabel
    servicesTo
  }
`;
