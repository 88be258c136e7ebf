import { graphql } from "gatsby";
import { AreaMap } from "../../components/map/AreaMap";
import { QuoteLink } from "../../components/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./AreasHero.module.css";

interface Props {
  page: Queries.AreasHeroFragment;
  quoteLabel: string;
}

/** The head of the overview: a map with every county and town as a link. */
export function AreasHero({ page, quoteLabel }: Props) {
  const { title, lead, map, drawnMap } = page;
  return (
    <section
      className={`${scene.mapHero} ${styles.hero} ${layout.ink} ${layout.printedHead}`}
      aria-labelledby="page-title"
    >
      <div className={`${layout.wrap} ${styles.front}`}>
        <h1 id="page-title" className={layout.title}>
          {title}
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>{lead}</p>
        <QuoteLink label={quoteLabel} className={`${layout.notPrinted} ${styles.quote}`} />
      </div>
      <div className={`${layout.cover} ${layout.veiled} ${layout.notPrinted} ${styles.map}`}>
        <AreaMap map={drawnMap} linked alt={map} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment AreasHero on ServiceAreasPage {
    title
    lead
    map
    drawnMap {
      ...AreaMap
    }
  }
`;
