import { useEffect, useState } from "react";
import { usePagePath } from "../site/PagePath";

/** What the bars at the top and at the foot of a phone's screen cover, in CSS pixels: --bar and --thumb of tokens.css. */
const covered = { top: 60, bottom: 64 };

/** true while at least half of a quote button of the page itself is to be seen between the bars. Before scripts are up: false. */
export function useQuoteInView(): boolean {
  const path = usePagePath();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.5) shown.add(target);
          else shown.delete(target);
        }
        setVisible(shown.size > 0);
      },
      { rootMargin: `-${covered.top}px 0px -${covered.bottom}px`, threshold: 0.5 },
    );
    for (const link of document.querySelectorAll("[data-quote]")) {
      if (!link.closest("[data-thumb-bar], [popover]")) observer.observe(link);
    }
    return () => observer.disconnect();
  }, [path]);
  return visible;
}
