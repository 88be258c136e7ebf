import { graphql } from "gatsby";
import { Drawing } from "../../components/drawing/Drawing";
import { Stats } from "../../components/stats/Stats";
import { useBuild } from "../../components/site/site";
import * as layout from "../../styles/layout.module.css";
import { DayNight } from "./DayNight";
import { DrawingLetters } from "./DrawingLetters";
import * as styles from "./DrawingSheet.module.css";
import { DrawingStrip } from "./DrawingStrip";
import { PrintedSet } from "./PrintedSet";

interface Props {
  /** The texts for the drawing, if the company has one. */
  drawing: Queries.DrawingSheetFragment | null;
  stats: readonly Queries.DrawingSheetStatFragment[];
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The section drawing across the full width, a line about the service whose letter is chosen, and figures on a dimension line below. Without
 * a drawing, only the figures.
 */
export function DrawingSheet({ drawing, stats, services }: Props) {
  const { sectionDrawing } = useBuild();
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
        <div className={styles.stage}>
          <div
            className={`${styles.view} ${layout.dusk} ${phoneCrops.length > 0 ? styles.wide : ""}`}
          >
            <Drawing crop={crop} alt={alt}>
              <DrawingLetters services={services} crop={crop} />
            </Drawing>
          </div>
          {phoneCrops.length > 0 && (
            <div className={`${styles.view} ${layout.dusk} ${styles.parts}`}>
              {phoneCrops.map((part, index) => (
                <Drawing key={part} crop={part} alt={index === 0 ? alt : undefined}>
                  <DrawingLetters services={services} crop={part} />
                </Drawing>
              ))}
            </div>
          )}
          <DrawingStrip hint={drawing.hint} services={services} />
          <DayNight />
          <PrintedSet services={services} />
        </div>
        <Stats figures={stats} className={styles.figures} />
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment DrawingSheet on HomeDrawing {
    title
    lead
    alt
    hint
    crop
    phoneCrops
  }
  fragment DrawingSheetStat on Stat {
    figure
    label
  }
  fragment DrawingService on Service {
    title
    path
    room
    facts
    intro {
      crop
    }
    key {
      letter
      x
      y
    }
  }
`;
