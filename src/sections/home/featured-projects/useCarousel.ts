import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { useInView } from "../../../client/hooks";

/** Projects that are shown at once (spec, section 4). */
const windowSize = 4;
/** Time between two automatic moves, in ms. */
const interval = 5000;
const slideDuration = 200;

/**
 * The carousel's state: a window that moves by one every five seconds (spec, section 4; WCAG 2.2.2 and decision 20).
 * @param section the carousel; it only rotates while it is in view.
 * @param strip contains the slides, which slide by their width when the window has moved.
 * @param count the number of projects.
 */
export function useCarousel(
  section: RefObject<HTMLElement>,
  strip: RefObject<HTMLElement>,
  count: number,
) {
  const [first, setFirst] = useState(0);
  const [running, setRunning] = useState(isMotionWelcome);
  const [hovered, hover] = useState(false);
  const hidden = useHiddenTab();
  const inView = useInView(section);
  const moves = count > windowSize;
  const rotating = moves && running && !hovered && !hidden && inView;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(() => setFirst(moved(first, 1, count)), interval);
    return () => clearTimeout(timer);
  }, [rotating, first, count]);
  useSlideAnimation(strip, first, count);

  return {
    /** The indices of the projects in the window. */
    visible: Array.from({ length: Math.min(windowSize, count) }, (_, offset) =>
      moved(first, offset, count),
    ),
    /** true if there are more projects than the window shows: only then there are buttons and rotation. */
    moves,
    /** true until the visitor, keyboard focus or reduced motion stops the rotation; a hovering pointer or a hidden tab only pauses it. */
    running,
    /** true while the window is really rotating. */
    rotating,
    /** Moves the window and restarts the five seconds. */
    move: (steps: 1 | -1) => setFirst((current) => moved(current, steps, count)),
    toggle: () => setRunning((current) => !current),
    stop: () => setRunning(false),
    /** Sets whether the pointer is over the carousel. */
    hover,
  };
}

/** The index `steps` after `first`, wrapping in both directions. */
const moved = (first: number, steps: number, count: number): number =>
  (((first + steps) % count) + count) % count;

/** The carousel only exists in the browser, so its initial state may read browser APIs. */
const isMotionWelcome = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const useHiddenTab = () => useSyncExternalStore(onTabChange, () => document.hidden);

function onTabChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/**
 * Slides the projects when the window has moved by one; under reduced motion they change at once. The project that leaves disappears at once
 * in both cases, because it is no longer in the DOM.
 * @param first the window's first index.
 */
function useSlideAnimation(strip: RefObject<HTMLElement>, first: number, count: number): void {
  const before = useRef(first);
  useLayoutEffect(() => {
    const side = first === moved(before.current, 1, count) ? 1 : -1;
    if (first !== before.current && isMotionWelcome())
      for (const slide of strip.current?.children ?? [])
        slide.animate(
          { transform: [`translateX(calc(${side} * (100% + var(--gap))))`, "none"] },
          // Added to the transform that positions the slide.
          { duration: slideDuration, composite: "add" },
        );
    before.current = first;
  }, [strip, first, count]);
}
