import { graphql } from "gatsby";
import { Drawing } from "../../components/drawing/Drawing";
import { Stats } from "../../components/Stats";
import { useBuild } from "../../components/site";
import { cropBox } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import { DayNight } from "./DayNight";
import * as styles from "./DrawingSheet.module.css";
import { DrawingStrip } from "./DrawingStrip";

interface Props {
  /** The figures, and the texts for the drawing if the company has one. */
  home: Queries.DrawingSheetFragment;
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * What happens next, as stops on the cable; the section drawing across the full width with a line about the service whose letter is chosen; figures
 * on a dimension line below. Without a drawing, only the figures.
 */
export function DrawingSheet({ home: { drawing, stats }, services }: Props) {
  const { sectionDrawing } = useBuild();
  if (!drawing || !sectionDrawing)
    return (
      <section className={`${layout.wrap} ${styles.alone}`}>
        <Stats figures={stats} />
      </section>
    );
  const { alt, phoneCrops, hint, touchHint, steps } = drawing;
  const crop = drawing.crop ?? sectionDrawing.viewBox;
  return (
    <section className={styles.sheet}>
      <div className={layout.wrap}>
        <div className={`${layout.grid} ${layout.head}`}>
          <h2>{drawing.title}</h2>
          <div className={styles.next}>
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            <p className={layout.lead}>{drawing.lead}</p>
          </div>
        </div>
        <div className={styles.stage}>
          <div className={`${layout.between} ${styles.above}`}>
            <p className={layout.lead}>
              <span className={styles.hint}>{hint}</span>
              <span className={styles.touch}>{touchHint ?? hint}</span>
            </p>
            <DayNight />
          </div>
          <div
            className={`${styles.view} ${layout.dusk} ${phoneCrops.length > 0 ? layout.notOnPhones : ""}`}
          >
            <LetteredDrawing crop={crop} alt={alt} services={services} />
          </div>
          {phoneCrops.length > 0 && (
            <div className={`${styles.view} ${layout.dusk} ${styles.parts}`}>
              {phoneCrops.map((part, index) => (
                <LetteredDrawing
                  key={part}
                  crop={part}
                  alt={index === 0 ? alt : undefined}
                  services={services}
                />
              ))}
            </div>
          )}
          <DrawingStrip services={services} />
        </div>
        <Stats figures={stats} className={styles.figures} />
      </div>
    </section>
  );
}

interface LetteredDrawingProps {
  /** The part of the drawing that is visible; letters outside of it get no link. */
  crop: string;
  alt?: string;
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The drawing, with links over its letters, each to the line about its service, with the room's name beside it. They are SVG, in the drawing's own
 * units.
 */
function LetteredDrawing({ crop, alt, services }: LetteredDrawingProps) {
  const { x, y, width, height } = cropBox(crop);
  return (
    <Drawing crop={crop} alt={alt}>
      {services.map(({ title, room, roomSide, key }) =>
        key && key.x > x && key.x < x + width && key.y > y && key.y < y + height ? (
          <a
            key={key.letter}
            href={`#run-${key.letter.toLowerCase()}`}
            data-letter={key.letter}
            aria-label={`${key.letter}: ${[title, room].filter(Boolean).join(", ")}`}
          >
            <circle cx={key.x} cy={key.y} r="18" aria-hidden="true" />
            {room && (
              <text
                x={key.x}
                y={key.y}
                dx={roomSide === "left" ? "-1.4em" : "1.4em"}
                dy="0.35em"
                textAnchor={roomSide === "left" ? "end" : "start"}
                paintOrder="stroke"
                aria-hidden="true"
              >
                {room}
              </text>
            )}
          </a>
        ) : null,
      )}
    </Drawing>
  );
}

export const fragments = graphql`
  fragment DrawingSheet on HomePage {
    drawing {
      title
      steps
      lead
      alt
      hint
      touchHint
      crop
      phoneCrops
    }
    stats {
      figure
      label
    }
  }
  fragment DrawingService on Service {
    ...PageLink
    room
    roomSide
    facts
    key {
      letter
      x
      y
    }
  }
`;
