import { useEffect, useRef } from "react";
import { useSwipe } from "../../client/useSwipe";
import * as icons from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { Picture } from "../../components/picture/Picture";
import { Video } from "../../components/video/Video";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Lightbox.module.css";

/** Keys that go to another project. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The buttons that do. */
const buttons = [
  { label: "Previous", step: -1, icon: icons.ArrowLeft, className: styles.previous },
  { label: "Next", step: 1, icon: icons.ArrowRight, className: styles.next },
] as const;

interface Props {
  /** The open project. */
  project: Queries.GalleryProjectFragment;
  /** Its position among the projects of the filter, from 1. */
  position: number;
  total: number;
  words: Pick<Queries.GalleryFragment, "videoFallback" | "projectLink">;
  /** Goes to the next (1) or previous (-1) project. */
  onStep: (by: 1 | -1) => void;
  /** Called after it has closed. */
  onClose: () => void;
}

/**
 * A full-screen picture or video with its caption. A native modal <dialog>: the browser closes it on Esc and keeps focus inside. Arrow keys and
 * swipes lead to the other projects; a click beside picture and text closes it, if it is not the end of a drag and selects no words.
 */
export default function Lightbox({ project, position, total, words, onStep, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useSwipe(onStep);
  const size = project.picture.image?.gatsbyImageData;
  const ratio = size ? size.width / size.height : 1;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [project]);

  useEffect(() => {
    ignoreSecondClick();
    return ignoreSecondClick;
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A click whose press and release are on different elements goes to their common parent, which may be the backdrop.
    const onBackdrop = ({ target }: Event) =>
      (target as HTMLElement).hasAttribute("data-backdrop");
    let pressed = false;
    const touch = (event: PointerEvent) => {
      pressed = onBackdrop(event) && (event.type === "pointerdown" || pressed);
    };
    const click = (event: MouseEvent) => {
      if (pressed && onBackdrop(event) && document.getSelection()?.isCollapsed) element.close();
    };
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // Arrow keys control a focused video. With other keys, they select words, or control the browser's history.
      const isAlone = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (!step || event.target instanceof HTMLVideoElement || !isAlone) return;
      event.preventDefault();
      onStep(step);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", touch, { signal });
    element.addEventListener("pointerup", touch, { signal });
    element.addEventListener("click", click, { signal });
    element.addEventListener("keydown", press, { signal });
    return () => listening.abort();
  }, [onStep]);

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      style={{ "--ratio": ratio }}
      aria-labelledby="lightbox-title"
      aria-describedby="lightbox-caption"
      data-backdrop
      onClose={onClose}
      {...swipe}
    >
      <button
        type="button"
        className={`${layout.square} ${styles.close}`}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon of={icons.Close} stroke={1.5} />
      </button>
      <div className={styles.stage} data-backdrop>
        {project.video ? (
          <Video
            key={project.slug}
            video={project.video}
            still={project.picture}
            fallback={words.videoFallback}
            className={styles.video}
          />
        ) : (
          <Picture
            key={project.slug}
            picture={project.picture}
            priority
            sizes="(max-width: 62.5em) 100vw, min(100vw - 208px, 161svh - 240px, 1600px)"
          />
        )}
      </div>
      <div className={styles.words} aria-live="polite">
        <h2 id="lightbox-title">{project.title}</h2>
        {/* One text each, because translators of pages replace texts, and React only updates an element's only text. */}
        <p>{`${project.category.gallery}, ${project.location}`}</p>
        <p>{`${position} of ${total}`}</p>
        <p className={styles.caption}>
          <span id="lightbox-caption">{project.caption}</span>{" "}
          <a href={project.path} className={`${layout.link} ${layout.alone}`}>
            {words.projectLink}
          </a>
        </p>
      </div>
      {total > 1 &&
        buttons.map(({ label, step, icon, className }) => (
          <button
            key={label}
            type="button"
            className={`${layout.square} ${className}`}
            aria-label={label}
            onClick={() => onStep(step)}
          >
            <Icon of={icon} stroke={1.5} />
          </button>
        ))}
    </dialog>
  );
}

/** Ignores the next click if it ends a double click: the first one has opened or closed the lightbox, and the pointer is now on something else. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true, once: true });
}
