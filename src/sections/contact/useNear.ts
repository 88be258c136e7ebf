import { useEffect, useState, type RefObject } from "react";

/** true once the element has been within 200 px of the viewport. */
export function useNear(element: RefObject<Element>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const view = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    view.observe(element.current);
    return () => view.disconnect();
  }, [element]);
  return near;
}
