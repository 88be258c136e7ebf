import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Drawing } from "../../components/drawing/Drawing";
import { Stats } from "../../components/stats/Stats";
import { useSite } from "../../components/site/useSite";
import { cropBox } from "../../domain/crop";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DrawingSheet.module.css";

interface Props {
  /** The texts for the drawing, if the company has one. */
  drawing: Queries.DrawingSheetFragment | null;
  stats: readonly Queries.DrawingSheetStatFragment[];
  services: readonly Queries.DrawingLetterFragment[];
}

/** The section drawing across the full width, with figures on a dimension line below; without a drawing, only the figures. */
export function DrawingSheet({ drawing, stats, services }: Props) {
  const { sectionDrawing } = useSite();
  if (!drawing || !sectionDrawing)
    return (
      <section className={`${layout.wrap} ${styles.alone}`}>
        <Stats figures={stats} />
      </section>
    );
  const { alt, phoneCrops } = drawing;
  const crop = drawing.crop ?? sectionDrawing.viewBox;
  return (
    <section className={styles.sheet}>
      <div className={layout.wrap}>
        <div className={`${layout.grid} ${styles.head}`}>
          <h2>{drawing.title}</h2>
          <p className={layout.lead}>{drawing.lead}</p>
        </div>
        <div className={`${styles.whole} ${phoneCrops.length > 0 ? styles.wide : ""}`}>
          <Drawing crop={crop} alt={alt} />
          {services.map((service) => (
            <Letter key={service.path} service={service} crop={crop} />
          ))}
        </div>
        {phoneCrops.length > 0 && (
          <div className={styles.parts}>
            {phoneCrops.map((part, index) => (
              <Drawing key={part} crop={part} alt={index === 0 ? alt : undefined} />
            ))}
          </div>
        )}
        <Stats figures={stats} className={styles.figures} />
      </div>
    </section>
  );
}

/** A link to the service over its letter; nothing if the drawing does not have the letter. */
function Letter({ service, crop }: { service: Queries.DrawingLetterFragment; crop: string }) {
  const { key, title, path } = service;
  if (!key) return null;
  const { x, y, width, height } = cropBox(crop);
  const style = {
    left: share(key.x - x, width),
    top: share(key.y - y, height),
  } satisfies CSSProperties;
  return (
    <a
      href={path}
      className={styles.letter}
      style={style}
      aria-label={`${key.letter}: ${title}`}
    />
  );
}

/** `part` as a percentage of `whole`, to two decimals: finer than a pixel on the widest screen. */
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

export const fragments = graphql`
  fragment DrawingSheet on HomeDrawing {
    title
    lead
    alt
    crop
    phoneCrops
  }
  fragment DrawingSheetStat on Stat {
    figure
    label
  }
  fragment DrawingLetter on Service {
    title
    path
    key {
      letter
      x
      y
    }
  }
`;
