import { useEffect, useRef, type RefObject } from "react";

/**
 * Closes a disclosure like a menu: on Escape (focus returns to its summary), on focus or a click elsewhere, and when the page changes. The
 * browser itself opens it.
 * @param path the path of the current page.
 */
export function useClosingDetails(path: string): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    // Does not close it on the first run, because the visitor may have opened it before hydration.
    if (ref.current && shown.current !== path) ref.current.open = false;
    shown.current = path;
  }, [path]);
  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const close = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    };
    const choose = (event: Event) => {
      if ((event.target as Element).closest("a")) details.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("focusin", close);
    document.addEventListener("pointerdown", close);
    details.addEventListener("click", choose);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("focusin", close);
      document.removeEventListener("pointerdown", close);
      details.removeEventListener("click", choose);
      document.removeEventListener("keydown", escape);
    };
  }, []);
  return ref;
}
