import { useEffect, useRef, type RefObject } from "react";

/** The width from which the navigation stands in the header. */
const wide = "(min-width: 1280px)";

/**
 * Once scripts are up: choosing any link closes the drawer, also one to the same page; it closes when the window grows; and while it
 * is open everything behind it is inert, so that focus stays inside.
 */
export function useClosingDrawer(): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return undefined;
    const close = () => {
      if (drawer.matches(":popover-open")) drawer.hidePopover();
    };
    const choose = (event: Event) => {
      if ((event.target as Element).closest("a")) close();
    };
    const others = () =>
      [...(drawer.parentElement?.children ?? [])].filter((element) => element !== drawer);
    const settle = () => {
      const open = drawer.matches(":popover-open");
      for (const element of others()) element.toggleAttribute("inert", open);
    };
    const media = window.matchMedia(wide);
    drawer.addEventListener("click", choose);
    drawer.addEventListener("toggle", settle);
    media.addEventListener("change", close);
    // The visitor may have opened it before the scripts came.
    settle();
    return () => {
      drawer.removeEventListener("click", choose);
      drawer.removeEventListener("toggle", settle);
      media.removeEventListener("change", close);
    };
  }, []);
  return ref;
}
