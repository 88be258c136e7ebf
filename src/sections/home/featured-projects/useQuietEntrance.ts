import { useEffect, useState, type RefObject } from "react";

/**
 * Adds late content without moving what the visitor sees: while its place is below the viewport, or above it if the browser anchors the
 * scroll position (decision 20).
 * @param place an empty element where the content will be.
 * @param ready true when there is something to show. If it is true in the first render, the whole page is new and nothing can move.
 * @returns true once the content may be rendered; it stays true.
 */
export function useQuietEntrance(place: RefObject<HTMLElement>, ready: boolean): boolean {
  const [entered, setEntered] = useState(ready);
  useEffect(() => {
    const element = place.current;
    if (!ready || entered || !element) return undefined;
    const anchored = CSS.supports("overflow-anchor", "auto");
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { top } = entry.boundingClientRect;
      const below = top >= window.innerHeight;
      const passed = top < 0;
      if (below || (passed && anchored)) setEntered(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, ready, entered]);
  return entered;
}
