import { useRef, type RefObject, type TouchEvent } from "react";

/** A shorter movement, in CSS pixels, is a tap. */
const threshold = 50;

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Detects horizontal swipes. If the strip itself can scroll, a swipe scrolls it, and only moves the window at its end.
 * @param strip the element that is swiped.
 * @param onSwipe receives 1 for a swipe to the left, -1 for one to the right.
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
