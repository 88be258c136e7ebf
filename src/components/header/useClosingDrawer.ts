import { useEffect, useRef, type RefObject } from "react";
import { updateStyles } from "../../client/update-styles";
import { keepInside } from "./keep-inside";

/** The width from which the navigation is in the header. */
const wide = "(min-width: 80em)";

/**
 * After hydration: choosing any link closes the drawer, also a link to the current page; it closes when the window grows. While it is open,
 * focus moves into it and everything behind it is inert, so that focus stays inside.
 */
export function useClosingDrawer(): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer || !("popover" in drawer)) return undefined;
    const close = () => {
      if (drawer.matches(":popover-open")) drawer.hidePopover();
    };
    const choose = (event: Event) => {
      if ((event.target as Element).closest("a")) close();
    };
    const others = () =>
      [...(drawer.parentElement?.children ?? [])].filter((element) => element !== drawer);
    const shut = (closed: boolean) => {
      for (const element of others()) element.toggleAttribute("inert", closed);
    };
    const settle = () => {
      const open = drawer.matches(":popover-open");
      shut(open);
      if (open && !drawer.contains(document.activeElement))
        drawer.querySelector("button")?.focus();
    };
    // Runs before the drawer closes: the browser then returns focus to the menu button, which must not be inert.
    const letGo = ({ newState }: ToggleEvent) => {
      if (newState !== "closed") return;
      shut(false);
      updateStyles(drawer);
    };
    const media = window.matchMedia(wide);
    drawer.addEventListener("click", choose);
    drawer.addEventListener("toggle", settle);
    drawer.addEventListener("beforetoggle", letGo);
    media.addEventListener("change", close);
    const letOut = keepInside(drawer);
    // The visitor may have opened it before hydration.
    settle();
    return () => {
      letOut();
      drawer.removeEventListener("click", choose);
      drawer.removeEventListener("toggle", settle);
      drawer.removeEventListener("beforetoggle", letGo);
      media.removeEventListener("change", close);
    };
  }, []);
  return ref;
}
