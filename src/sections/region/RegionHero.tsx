import { graphql } from "gatsby";
import { Fragment } from "react";
import { fill } from "../../domain/text";
import { DeferredContent } from "../../client/deferred";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import { AreaMap } from "../../components/map/AreaMap";
import { QuoteLink } from "../../components/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./RegionHero.module.css";

interface Props {
  region: Queries.RegionHeroFragment;
  words: Queries.RegionHeroWordsFragment;
}

/** The head of a region's page: its county highlighted on the map, and the cable from the origin to its towns. */
export function RegionHero({ region, words }: Props) {
  const filled = (sentence: string) => fill(sentence, { region: region.title });
  const aroundNames = words.heading.split("{region}");
  return (
    <section
      className={`${scene.mapHero} ${styles.hero} ${layout.ink} ${layout.printedHead}`}
      aria-labelledby="page-title"
    >
      <div className={layout.wrap}>
        <Breadcrumbs items={region.crumbs} className={styles.crumbs} />
        <h1 id="page-title">
          {aroundNames.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <span className={styles.name}>{region.title}</span>}
              {part}
            </Fragment>
          ))}
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>{filled(words.subline)}</p>
        <QuoteLink label={words.quoteLabel} className={layout.notPrinted} />
      </div>
      <div className={`${layout.cover} ${layout.veiled} ${layout.notPrinted} ${styles.map}`}>
        {/* The map is behind the text, which is complete without it. */}
        <DeferredContent fallback={null}>
          <AreaMap map={region.drawnMap} own={region.fips} alt={filled(words.regionMap)} />
        </DeferredContent>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment RegionHero on Region {
    ...Breadcrumbs
    title
    fips
    drawnMap {
      ...AreaMap
    }
  }
  fragment RegionHeroWords on RegionLabels {
    heading
    subline
    quoteLabel
    regionMap
  }
`;
