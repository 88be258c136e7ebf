import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Drawing } from "../../components/drawing/Drawing";
import { Stats } from "../../components/stats/Stats";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DrawingSheet.module.css";

interface Props {
  drawing: Queries.DrawingSheetFragment;
  stats: readonly Queries.DrawingSheetStatFragment[];
}

/** The letters' places on the whole drawing, in its units: links to the services lie over them. */
const letters: Record<string, { x: number; y: number }> = {
  A: { x: 301, y: 227 },
  B: { x: 1016, y: 229 },
  C: { x: 240, y: 338 },
  D: { x: 143, y: 215 },
  E: { x: 398, y: 228 },
  F: { x: 507, y: 366 },
};
const sheet = { x: 0, y: 8, width: 1296, height: 424 };

/** The section through a house and a bar, running off both edges of the screen, with the figures on a dimension line. */
export function DrawingSheet({ drawing, stats }: Props) {
  const { services } = useSite();
  return (
    <section className={styles.sheet}>
      <div className={layout.wrap}>
        <div className={`${layout.grid} ${styles.head}`}>
          <h2>{drawing.title}</h2>
          <p className={layout.lead}>{drawing.lead}</p>
        </div>
        <div className={styles.whole}>
          <Drawing
            crop={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
            alt={drawing.alt}
          />
          {services.nodes.map(({ letter, title, path }) => {
            const place = letters[letter];
            if (!place) return null;
            const style = {
              left: share(place.x - sheet.x, sheet.width),
              top: share(place.y - sheet.y, sheet.height),
            } satisfies CSSProperties;
            return (
              <a
                key={letter}
                href={path}
                className={styles.letter}
                style={style}
                aria-label={`${letter}: ${title}`}
              />
            );
          })}
        </div>
        <div className={styles.parts}>
          <Drawing crop="46 24 705 400" alt={drawing.alt} />
          <Drawing crop="716 132 610 300" />
        </div>
        <Stats
          figures={stats.map(({ figure, label }) => ({ figure, label }))}
          className={styles.figures}
        />
      </div>
    </section>
  );
}

/** `part` of `whole` in percent, to a hundredth: a pixel on the widest screen has more. */
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

export const fragments = graphql`
  fragment DrawingSheet on HomeDrawing {
    title
    lead
    alt
  }
  fragment DrawingSheetStat on Stat {
    figure
    label
  }
`;
