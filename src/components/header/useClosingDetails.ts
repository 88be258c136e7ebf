import { useEffect, useRef, type RefObject } from "react";

/**
 * Lets a disclosure close as a menu should: with Escape (focus goes back to its summary), when focus or a press goes elsewhere, and
 * when the page changes. Opening stays the browser's own.
 * @param path the page that is shown.
 */
export function useClosingDetails(path: string): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    // Not at first: the visitor may have opened it before the scripts came.
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
