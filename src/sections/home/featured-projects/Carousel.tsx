import { useRef } from "react";
import { useSwipe } from "../../../client/useSwipe";
import * as icons from "../../../components/icons/icons";
import { Icon } from "../../../components/icons/Icon";
import { ProjectPicture } from "../../../components/picture/ProjectPicture";
import { followFocus } from "../../../components/scroll-row";
import type { ProjectCard } from "../../../featured-projects/row";
import * as layout from "../../../styles/layout.module.css";
import * as styles from "./Carousel.module.css";
import { useCarousel } from "./useCarousel";

interface Props {
  title: string;
  note: string | null;
  projects: readonly ProjectCard[];
}

/** The carousel, by the WAI-ARIA pattern: projects outside the window are not in the DOM, so they are neither focusable nor read. */
export default function Carousel({ title, note, projects }: Props) {
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { visible, moves, running, rotating, move, toggle, stop, hover } = useCarousel(
    section,
    strip,
    projects.length,
  );
  const swipe = useSwipe((steps) => {
    stop();
    if (moves) move(steps);
  });
  const buttons = [
    running
      ? { label: "Stop rotation", icon: icons.Pause, onClick: toggle }
      : { label: "Start rotation", icon: icons.Play, onClick: toggle },
    { label: "Previous project", icon: icons.ArrowLeft, onClick: () => move(-1) },
    { label: "Next project", icon: icons.ArrowRight, onClick: () => move(1) },
  ];
  return (
    <section
      ref={section}
      className={`${styles.projects} ${layout.ink}`}
      aria-roledescription="carousel"
      aria-labelledby="featured-projects"
      onPointerEnter={(event) => hover(event.pointerType === "mouse")}
      onPointerLeave={() => hover(false)}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) stop();
      }}
    >
      <div className={`${layout.wrap} ${layout.between} ${styles.head}`}>
        <h2 id="featured-projects">{title}</h2>
        {moves && (
          <div className={styles.controls}>
            {buttons.map(({ label, icon, onClick }, index) => (
              <button
                key={index}
                type="button"
                className={layout.square}
                onClick={onClick}
                aria-label={label}
              >
                <Icon of={icon} />
              </button>
            ))}
          </div>
        )}
        {note && <p className={`${layout.soft} ${styles.note}`}>{note}</p>}
      </div>
      <div
        ref={strip}
        className={styles.strip}
        style={{ "--shown": visible.length }}
        aria-live={rotating ? "off" : "polite"}
        onFocus={followFocus}
        {...swipe}
      >
        {visible.map((index, position) => {
          const project = projects[index];
          if (!project) return null;
          return (
            // Positioned by a transform, so that moving the window causes no layout shift.
            <div
              key={project.slug}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${projects.length}`}
              className={styles.slide}
              style={{ transform: `translateX(calc(${position} * (100% + var(--gap))))` }}
            >
              {/* Not prefetched: the project may be newer than the build, and a missing page logs an error in the console. */}
              <a href={project.path} className={layout.block} data-unsure>
                <span className={styles.picture}>
                  <ProjectPicture picture={project.picture} alt={project.alt} lazy />
                </span>
                <div className={styles.words}>
                  <h3>{project.title}</h3>
                  <p className={layout.note}>{`${project.category}, ${project.location}`}</p>
                </div>
              </a>
            </div>
          );
        })}
      </div>
    </section>
  );
}
