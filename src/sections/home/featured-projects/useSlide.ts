import { useLayoutEffect, useState, type RefObject } from "react";
import { moved, shownAtOnce } from "./carousel-window";
import { motionIsWelcome } from "./useRotation";

/** The project that has just left the window, and its place beside it: before the first one, or after the last one. */
export interface Leaving {
  index: number;
  place: number;
}

/** In ms. */
const duration = 200;

/**
 * Slides the projects by one place when the window has moved by one; under reduced motion they change at once.
 * @param strip holds the projects.
 * @param first index that the window starts at.
 * @returns the project that leaves, until it is out of sight.
 */
export function useSlide(
  strip: RefObject<HTMLElement>,
  first: number,
  count: number,
): Leaving | undefined {
  const [shown, setShown] = useState(first);
  const [leaving, setLeaving] = useState<Leaving>();
  // While rendering, so that the one that leaves stays the same element.
  if (shown !== first) {
    setShown(first);
    setLeaving(motionIsWelcome() ? leftBehind(shown, first, count) : undefined);
  }
  useLayoutEffect(() => {
    const slides = [...(strip.current?.children ?? [])] as HTMLElement[];
    const [slide] = slides;
    if (!leaving || !strip.current || !slide) return undefined;
    const seam = parseFloat(getComputedStyle(strip.current).columnGap) || 0;
    const distance = (slide.offsetWidth + seam) * (leaving.place < 0 ? 1 : -1);
    const animations = slides.map((each) =>
      each.animate(
        { transform: [`translateX(${distance}px)`, "none"] },
        { duration, easing: "ease-out" },
      ),
    );
    animations[0]?.addEventListener("finish", () => setLeaving(undefined));
    return () => animations.forEach((animation) => animation.cancel());
  }, [strip, leaving]);
  return leaving;
}

function leftBehind(before: number, first: number, count: number): Leaving {
  return first === moved(before, 1, count)
    ? { index: before, place: -1 }
    : { index: moved(before, shownAtOnce - 1, count), place: shownAtOnce };
}
