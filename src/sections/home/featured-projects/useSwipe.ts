import { useRef, type RefObject, type TouchEvent } from "react";

/** A movement of the finger shorter than this, in CSS pixels, is a tap. */
const threshold = 50;

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Tells sideways swipes. Where the strip scrolls by itself, a swipe scrolls it, and moves the window only at its end.
 * @param strip the element that is swiped.
 * @param onSwipe gets 1 for a swipe to the left, -1 for one to the right.
 */
export function useSwipe(
  strip: RefObject<HTMLElement>,
  onSwipe: (steps: 1 | -1) => void,
): SwipeHandlers {
  const start = useRef({ x: 0, y: 0, scroll: 0 });
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      if (touch)
        start.current = {
          x: touch.clientX,
          y: touch.clientY,
          scroll: strip.current?.scrollLeft ?? 0,
        };
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const element = strip.current;
      if (!touch || !element) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      if (Math.abs(across) < threshold || Math.abs(down) > Math.abs(across)) return;
      const steps = across < 0 ? 1 : -1;
      const room = element.scrollWidth - element.clientWidth;
      const scrolled = steps === 1 ? start.current.scroll < room - 1 : start.current.scroll > 1;
      if (!scrolled) onSwipe(steps);
    },
  };
}
