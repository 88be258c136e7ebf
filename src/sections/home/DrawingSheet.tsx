import { graphql } from "gatsby";
import { useState } from "react";
import { Drawing } from "../../components/drawing/Drawing";
import { SvgUse } from "../../components/drawing/SvgUse";
import { Stats } from "../../components/Stats";
import { useSite } from "../../components/site";
import { cropBox } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import { DayNight } from "./DayNight";
import * as styles from "./DrawingSheet.module.css";
import { DrawingStrip } from "./DrawingStrip";
import { Drilled } from "./Drilled";

interface Props {
  /** The figures, and the texts for the drawing if the company has one. */
  home: Queries.DrawingSheetFragment;
  services: readonly Queries.DrawingServiceFragment[];
  /** The file with the marks for what is drilled, if the drawing has some, and how many there are of each letter. */
  marks?: string | null;
  counts?: readonly Queries.DrillMarksFragment[];
}

/**
 * What happens next, as stops on the cable; the section drawing across the full width with a line about the service whose letter is chosen; figures
 * on a dimension line below. Without a drawing, only the figures.
 */
export function DrawingSheet({ home: { drawing, stats }, services, marks, counts }: Props) {
  const { sectionDrawing } = useSite();
  // The file is fetched when a visitor asks for it.
  const [shown, setShown] = useState(false);
  if (!drawing || !sectionDrawing)
    return (
      <section className={`${layout.wrap} ${styles.alone}`}>
        <Stats figures={stats} />
      </section>
    );
  const { alt, phoneCrops, hint, touchHint, steps, drilled } = drawing;
  const file = drilled && counts ? marks : undefined;
  const crop = drawing.crop ?? sectionDrawing.viewBox;
  const lettered = { services, marks: file, shown };
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
              <span className={styles.hint}>{hint}</span>{" "}
              <span className={styles.touch}>{touchHint ?? hint}</span>
            </p>
            <DayNight onDrill={file ? setShown : undefined} />
          </div>
          <div
            className={`${styles.view} ${layout.dusk} ${phoneCrops.length > 0 ? layout.notOnPhones : ""}`}
          >
            <LetteredDrawing {...lettered} crop={crop} alt={alt} />
          </div>
          {phoneCrops.length > 0 && (
            <div className={`${styles.view} ${layout.dusk} ${layout.bleed} ${styles.parts}`}>
              {phoneCrops.map((part, index) => (
                <LetteredDrawing
                  {...lettered}
                  key={part}
                  crop={part}
                  alt={index === 0 ? alt : undefined}
                />
              ))}
            </div>
          )}
          <DrawingStrip services={services} />
          {file && drilled && counts && <Drilled words={drilled} letters={counts} />}
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
  marks?: string | null;
  /** true if the marks are fetched; without scripts they always are. */
  shown: boolean;
}

/**
 * The drawing, with links over its letters, each to the line about its service, with the room's name beside it. They are SVG, in the drawing's own
 * units.
 */
function LetteredDrawing({ crop, alt, services, marks, shown }: LetteredDrawingProps) {
  const { x, y, width, height } = cropBox(crop);
  const isVisible = (key: Queries.DrawingServiceFragment["key"]) =>
    key && key.x > x && key.x < x + width && key.y > y && key.y < y + height;
  const others = services.flatMap(({ key }) => (key && !isVisible(key) ? [key.letter] : []));
  const style = Object.fromEntries(
    others.map((letter) => [`--key-${letter.toLowerCase()}`, "none"]),
  );
  const drill = marks && <SvgUse file={marks} id="marks" className={styles.marks} />;
  const drawn = (
    <Drawing crop={crop} alt={alt} style={style}>
      {shown && drill}
      {services.map(({ title, room, roomSide, key }) =>
        key && isVisible(key) ? (
          <a
            key={key.letter}
            href={`#run-${key.letter.toLowerCase()}`}
            data-letter={key.letter}
            aria-label={`${key.letter}: ${[title, room].filter(Boolean).join(", ")}`}
          >
            <circle cx={key.x} cy={key.y} r="18" aria-hidden="true" />{" "}
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
  return drill ? (
    <div className={styles.part}>
      {drawn}
      <noscript>
        <svg viewBox={crop}>{drill}</svg>
      </noscript>
    </div>
  ) : (
    drawn
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
      drilled {
        ...Drilled
      }
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
