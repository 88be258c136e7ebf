import { useRef, type CSSProperties } from "react";
import * as icons from "../../../components/icons/icons";
import { Icon } from "../../../components/icons/Icon";
import { followFocus } from "../../../components/row/follow-focus";
import type { ProjectCard } from "../../../featured-projects/project-card";
import * as layout from "../../../styles/layout.module.css";
import * as styles from "./Carousel.module.css";
import { Slide } from "./Slide";
import { useOnScreen } from "./useOnScreen";
import { useRotation } from "./useRotation";
import { useSlide } from "./useSlide";
import { useSwipe } from "../../../client/useSwipe";
import { inWindow, moves } from "./carousel-window";

interface Props {
  title: string;
  note: string | null;
  projects: readonly ProjectCard[];
}

/** The carousel, by the WAI-ARIA pattern: projects outside the window are not in the DOM, so they are neither focusable nor read. */
export function Carousel({ title, note, projects }: Props) {
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const count = projects.length;
  const { first, running, rotating, move, toggle, stop, hold } = useRotation(
    count,
    useOnScreen(section),
  );
  useSlide(strip, first, count);
  const shown = inWindow(first, count);
  const swipe = useSwipe(strip, (steps) => {
    stop();
    if (moves(count)) move(steps);
  });
  return (
    <section
      ref={section}
      className={`${styles.projects} ${layout.ink}`}
      aria-roledescription="carousel"
      aria-labelledby="featured-projects"
      onPointerEnter={(event) => hold(event.pointerType === "mouse")}
      onPointerLeave={() => hold(false)}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) stop();
      }}
    >
      <div className={`${layout.wrap} ${styles.head}`}>
        <h2 id="featured-projects">{title}</h2>
        {moves(count) && (
          <div className={styles.controls}>
            <button
              type="button"
              onClick={toggle}
              aria-label={running ? "Stop rotation" : "Start rotation"}
            >
              {running ? <Icon of={icons.Pause} /> : <Icon of={icons.Play} />}
            </button>
            <button type="button" onClick={() => move(-1)} aria-label="Previous project">
              <Icon of={icons.ArrowLeft} />
            </button>
            <button type="button" onClick={() => move(1)} aria-label="Next project">
              <Icon of={icons.ArrowRight} />
            </button>
          </div>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div
        ref={strip}
        className={styles.strip}
        style={{ "--shown": shown.length } as CSSProperties}
        aria-live={rotating ? "off" : "polite"}
        onFocus={followFocus}
        {...swipe}
      >
        {shown.map((index, place) => {
          const project = projects[index];
          return (
            project && (
              <Slide
                key={project.slug}
                project={project}
                place={place}
                number={index + 1}
                count={count}
              />
            )
          );
        })}
      </div>
    </section>
  );
}
