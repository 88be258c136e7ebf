import { useEffect, useState, type RefObject } from "react";

/**
 * Lets a late part enter without moving what the visitor sees: while its place is below the screen, or above it where the browser
 * anchors the scroll (decision 20).
 * @param place an empty element where the part will be.
 * @param ready true when there is something to show. Where it is true in the first render, the whole page is new and nothing can move.
 * @returns true from the moment when the part may be there; it stays true.
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
