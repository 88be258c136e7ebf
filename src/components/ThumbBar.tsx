import { useEffect, useState } from "react";
import { observeAll } from "../client/hooks";
import * as layout from "../styles/layout.module.css";
import * as icons from "./icons/icons";
import { Icon } from "./icons/Icon";
import { PhoneLink, PhoneNumber } from "./PhoneLink";
import { QuoteLink } from "./QuoteLink";
import { useSite } from "./site";
import * as styles from "./ThumbBar.module.css";

/** Call and quote buttons at the bottom of a phone's screen. Its quote button is hidden while another quote button is in view. */
export function ThumbBar() {
  const { navigation } = useSite();
  const quoteInView = useQuoteInView();
  return (
    <nav
      aria-label="Call or ask"
      className={`${styles.bar} ${layout.ink} ${quoteInView ? "" : styles.asks}`}
      data-thumb-bar
    >
      <PhoneLink className={`${layout.iconLink} ${styles.call}`}>
        <Icon of={icons.Phone} size={19} stroke={1.6} />
        <span>
          {navigation.call} <PhoneNumber />
        </span>
      </PhoneLink>{" "}
      {!quoteInView && (
        <span className={styles.quote}>
          <QuoteLink label={navigation.quoteBar} />
        </span>
      )}
    </nav>
  );
}

/** The height, in CSS pixels, of the bar that `selector` selects; 0 if it is not shown. */
const heightOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Quote buttons of the page itself, without this bar's and those in menus. */
const quoteButtons = "[data-quote]:not([data-thumb-bar] *, [popover] *)";

/** true while at least half of one of the page's own quote buttons is visible between the bars. false before hydration. */
function useQuoteInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.5) visible.add(target);
          else visible.delete(target);
        }
        setInView(visible.size > 0);
      },
      {
        rootMargin: `-${heightOf("header")}px 0px -${heightOf("[data-thumb-bar]")}px`,
        threshold: 0.5,
      },
    );
    return observeAll(quoteButtons, observer);
  }, []);
  return inView;
}
