import { useEffect, useState } from "react";
import { observeAll } from "../../client/observe-all";

/** What the bars at the top and at the foot of a phone's screen cover, in CSS pixels: --bar and --thumb of tokens.css. */
const covered = { top: 60, bottom: 64 };

/** Quote buttons of the page itself: neither this bar's nor one in a menu. */
const buttons = "[data-quote]:not([data-thumb-bar] *, [popover] *)";

/** true while at least half of a quote button of the page itself is to be seen between the bars. Before scripts are up: false. */
export function useQuoteInView(): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const shown = new Set<Element>();
    const view = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.5) shown.add(target);
          else shown.delete(target);
        }
        setVisible(shown.size > 0);
      },
      { rootMargin: `-${covered.top}px 0px -${covered.bottom}px`, threshold: 0.5 },
    );
    const { observe, stop } = observeAll(buttons, view);
    observe();
    return () => {
      stop();
      view.disconnect();
    };
  }, []);
  return visible;
}
