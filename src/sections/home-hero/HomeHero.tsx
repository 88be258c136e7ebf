import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { hoursShort } from "../../business/hours";
import * as button from "../../components/button/Button.module.css";
import { OpenNow } from "../../components/hours/OpenNow";
import { Part } from "../../components/part/Part";
import { Picture } from "../../components/picture/Picture";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./HomeHero.module.css";

/** Words right of this stand before their line, so that they end within the grid; in hundredths of the picture's width. */
const rightPart = 70;

/** The first screen: a lit room with the heading on it, callouts on what was installed, badges and hours. */
export function HomeHero({ hero }: { hero: Queries.HomeHeroFragment }) {
  const { business } = useSite();
  return (
    <section className={`${styles.hero} ${layout.ink}`} aria-labelledby="home-title">
      <div className={styles.frame}>
        <div className={styles.scene}>
          <div className={styles.stage}>
            <Picture
              picture={hero.picture}
              first
              sizes="(max-width: 47.5em) max(100vw, 540px), min(1600px, max(100vw, 1320px))"
              className={styles.picture}
            />
            {hero.callouts.map(({ text, x, y, side }) => (
              <span
                key={text}
                className={[
                  side === "above" ? styles.calloutAbove : styles.calloutBelow,
                  side === "below" && parseFloat(x) > rightPart && styles.before,
                ]
                  .filter(Boolean)
                  .join(" ")}
                style={{ "--x": x, "--y": y } as CSSProperties}
              >
                {text}
              </span>
            ))}
          </div>
          <div className={styles.fade} />
        </div>
        <div className={styles.front}>
          <div className={layout.wrap}>
            <h1 id="home-title" className={styles.title}>
              {hero.title}
            </h1>
            <div className={styles.row}>
              <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
              <div className={styles.actions}>
                <QuoteLink label={hero.quoteLabel} contact />
                <a href={hero.servicesTo} className={`${button.button} ${button.outlined}`}>
                  {hero.servicesLabel}
                </a>
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={layout.wrap}>
        <ul className={styles.badges}>
          {business.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
          <li>
            {`${hoursShort(business.hours)} `}
            <Part name="opening hours">
              <OpenNow className={styles.open} />
            </Part>
          </li>
        </ul>
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
    }
    callouts {
      text
      x
      y
      side
    }
    quoteLabel
    servicesLabel
    servicesTo
  }
`;
