import { useEffect, useRef, type RefObject } from "react";
import { useDismiss } from "../../client/hooks";
import { flushStyles } from "../../client/navigation";
import { addressLine, currentLink } from "../../domain/site";
import * as layout from "../../styles/layout.module.css";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { LinkList } from "../LinkList";
import { Logo } from "../Logo";
import { PhoneLink } from "../PhoneLink";
import { QuoteLink } from "../QuoteLink";
import { useCanonicalPath, useSite } from "../site";
import * as styles from "./Drawer.module.css";
import { useMenu } from "./Menus";

/** The id of the drawer, which the menu button refers to. */
export const drawerId = "drawer";

/** The menu on narrow screens: a native popover, so that it opens and closes without scripts. */
export function Drawer() {
  const { business, navigation } = useSite();
  const { address, email } = business;
  const path = useCanonicalPath();
  const drawer = useRef<HTMLDivElement>(null);
  useDismiss(drawer, path, close);
  useFocusTrap(drawer);
  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={`${styles.drawer} ${layout.ink}`}
    >
      <div className={`${layout.between} ${styles.head}`}>
        <Logo className={styles.logo} />{" "}
        <button
          type="button"
          className={`${layout.iconButton} ${styles.close}`}
          popovertarget={drawerId}
          popovertargetaction="hide"
        >
          <Icon of={icons.Close} size={26} stroke={1.6} />
          <span className={layout.visuallyHidden}>Close menu</span>
        </button>
      </div>
      <PhoneLink className={styles.phone} /> <QuoteLink label={navigation.quote} />
      <nav aria-label="Menu">
        <ul className={`${layout.ruled} ${styles.list}`}>
          {navigation.main.map(({ label, to, menu }) => (
            <li key={label}>
              {menu ? (
                <Group label={label} menu={menu} />
              ) : (
                to && (
                  <a
                    href={to}
                    className={`${layout.between} ${styles.item}`}
                    aria-current={currentLink(to, path)}
                  >
                    <span className={layout.signal}>{label}</span>
                  </a>
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
      <address className={`${layout.note} ${styles.foot}`}>
        {addressLine(address)}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </div>
  );
}

interface GroupProps {
  label: string;
  menu: string;
}

/** A collapsible group in the drawer: a native disclosure. */
function Group({ label, menu }: GroupProps) {
  const { allAreas } = useSite().navigation;
  const { links, current, path } = useMenu(menu);
  const all = menu === "areas" ? [{ title: allAreas.label, path: allAreas.to }] : [];
  return (
    <details className={styles.group}>
      <summary className={`${layout.between} ${styles.item}`} aria-current={current}>
        <span className={layout.signal}>{label}</span>
        <Icon of={icons.ChevronDown} size={20} stroke={1.6} />
      </summary>
      <LinkList links={[...links, ...all]} className={styles.sub} path={path} />
    </details>
  );
}

const isOpen = (drawer: HTMLElement) => drawer.matches(":popover-open");

function close(drawer: HTMLElement): void {
  // Browsers without popovers have no such selector; there, nothing opens the drawer.
  if ("popover" in drawer && isOpen(drawer)) drawer.hidePopover();
}

/** While the drawer is open, focus is in it and everything behind it is inert. It closes when the window becomes wide. */
function useFocusTrap(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer || !("popover" in drawer)) return undefined;
    const setInert = (inert: boolean) => {
      for (const element of drawer.parentElement?.children ?? [])
        if (element !== drawer) element.toggleAttribute("inert", inert);
    };
    const syncWithState = () => {
      setInert(isOpen(drawer));
      if (isOpen(drawer) && !drawer.contains(document.activeElement))
        drawer.querySelector("button")?.focus();
    };
    // The browser then returns focus to the menu button, which must not be inert.
    const beforeClose = ({ newState }: ToggleEvent) => {
      if (newState !== "closed") return;
      setInert(false);
      flushStyles(drawer);
    };
    const trap = (event: KeyboardEvent) => {
      if (event.key === "Tab" && isOpen(drawer)) trapFocus(drawer, event);
    };
    const button = document.querySelector(`[popovertarget=${drawerId}]:not([popover] *)`);
    const closeIfWide = () => {
      if (isOpen(drawer) && button?.getClientRects().length === 0) drawer.hidePopover();
    };
    const ending = new AbortController();
    const { signal } = ending;
    drawer.addEventListener("toggle", syncWithState, { signal });
    drawer.addEventListener("beforetoggle", beforeClose, { signal });
    document.addEventListener("keydown", trap, { signal });
    window.addEventListener("resize", closeIfWide, { signal });
    // The visitor may have opened it before hydration.
    syncWithState();
    return () => ending.abort();
  }, [ref]);
}

/**
 * Moves focus from the last tab stop of an open popover to its first, and back. Browsers put a popover's tab stops after the button that
 * opened it; since that button is inert, Tab would not return to the popover.
 */
function trapFocus(popover: HTMLElement, event: KeyboardEvent): void {
  // The groups, whose links may be hidden, are between the first and the last stop.
  const stops = popover.querySelectorAll<HTMLElement>("a, button, summary");
  const ends = [stops[stops.length - 1], stops[0]];
  const [from, to] = event.shiftKey ? ends.reverse() : ends;
  const focused = document.activeElement;
  if (focused !== from && popover.contains(focused)) return;
  event.preventDefault();
  to?.focus();
}
