import { useEffect, useState } from "react";
import { observeAll } from "../../client/observe-all";

/** The heights, in CSS pixels, of the bars at the top and bottom of a phone's screen: --bar and --thumb of tokens.css. */
const covered = { top: 60, bottom: 64 };

/** Quote buttons of the page itself, without this bar's and those in menus. */
const buttons = "[data-quote]:not([data-thumb-bar] *, [popover] *)";

/** true while at least half of one of the page's own quote buttons is visible between the bars. false before hydration. */
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
