import { useLayoutEffect, useRef, type RefObject } from "react";
import { moved } from "./carousel-window";
import { motionIsWelcome } from "./useRotation";

/**
 * Slides the projects by one place in 200 ms when the window has moved by one; under reduced motion they change at once. The project that
 * leaves disappears at once in both cases, because it is no longer in the DOM.
 * @param strip contains the projects.
 * @param first the window's start index.
 */
export function useSlide(strip: RefObject<HTMLElement>, first: number, count: number): void {
  const before = useRef(first);
  useLayoutEffect(() => {
    const side = first === moved(before.current, 1, count) ? 1 : -1;
    if (first !== before.current && motionIsWelcome())
      for (const slide of strip.current?.children ?? [])
        slide.animate(
          { transform: [`translateX(calc(${side} * (100% + var(--gap))))`, "none"] },
          200,
        );
    before.current = first;
  }, [strip, first, count]);
}
