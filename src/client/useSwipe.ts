import { useRef, type TouchEvent } from "react";

/** A shorter movement, in CSS pixels, is a tap. */
const threshold = 50;

/**
 * Handlers that detect horizontal swipes with one finger. If their element can scroll, a swipe scrolls it, and only counts at its end.
 * @param onSwipe receives 1 for a swipe to the left, -1 for one to the right.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; scroll: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      const touch = touches[0];
      const zooms = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
      // On a video that was started, a swipe may move its playback position.
      const seeks = target instanceof HTMLVideoElement && target.played.length > 0;
      start.current =
        touch && !zooms && !seeks
          ? { x: touch.clientX, y: touch.clientY, scroll: currentTarget.scrollLeft }
          : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget: strip }: TouchEvent) => {
      const touch = changedTouches[0];
      const { current: from } = start;
      if (!touch || !from) return;
      const across = touch.clientX - from.x;
      const down = touch.clientY - from.y;
      if (Math.abs(across) < threshold || Math.abs(down) > Math.abs(across)) return;
      const step = across < 0 ? 1 : -1;
      const room = strip.scrollWidth - strip.clientWidth;
      const scrolled = step === 1 ? from.scroll < room - 1 : from.scroll > 1;
      if (!scrolled) onSwipe(step);
    },
  };
}
