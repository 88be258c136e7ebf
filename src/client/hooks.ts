/** One hook per job: what only the browser knows, what is in view, and when a menu closes. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { afterPaint } from "./deferred";

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows, and that stays the same while the component is in the page.
 * @param built the value in the built HTML and in the first render.
 */
export const useBrowserValue = <Value>(read: () => Value, built: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => built);

/** true on phones, where parts of a page are folded; false before hydration. The width is that of their style sheets. */
export function useFolds(): boolean {
  const [folds, setFolds] = useState(false);
  useEffect(() => {
    const media = window.matchMedia("(max-width: 39.9375em)");
    const update = () => setFolds(media.matches);
    update();
    media.addEventListener("change", update);
    return () => media.removeEventListener("change", update);
  }, []);
  return folds;
}

interface ViewOptions {
  /** Enlarges the viewport, like "200px". */
  margin?: string;
  /** true to stay true once the element has been in view. */
  once?: boolean;
}

/** true while any part of the element is in the viewport; false before hydration. */
export function useInView(
  element: RefObject<Element>,
  { margin = "0px", once = false }: ViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries[entries.length - 1]?.isIntersecting ?? false;
        setInView(visible);
        if (visible && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return inView;
}

/**
 * Has `observer` observe every element that matches `selector`, also those that a client navigation adds later. An IntersectionObserver itself
 * reports an element that is removed. @returns a function that ends this.
 */
export function observeAll(selector: string, observer: IntersectionObserver): () => void {
  const observe = () =>
    document.querySelectorAll(selector).forEach((element) => observer.observe(element));
  let cancel = afterPaint(observe);
  const changes = new MutationObserver(() => {
    cancel();
    cancel = afterPaint(observe);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    cancel();
    observer.disconnect();
  };
}

/**
 * Calls `close` when the visitor leaves an open menu: by Escape, by a press or focus outside of it, by a link in it, or by a navigation. The
 * browser itself opens it.
 * @param path the path of the current page.
 * @param close a function of the module, so that it stays the same; `escaped` is true for Escape. It does nothing if the menu is closed.
 */
export function useDismiss<Menu extends HTMLElement>(
  menu: RefObject<Menu>,
  path: string,
  close: (menu: Menu, escaped: boolean) => void,
): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const leave = ({ target }: Event) => {
      if (!element.contains(target as Node)) close(element, false);
    };
    const follow = ({ target }: Event) => {
      if ((target as Element).closest("a")) close(element, false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close(element, true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("keydown", escape, { signal });
    element.addEventListener("click", follow, { signal });
    // Not on the first run, because the visitor may have opened the menu before hydration.
    return () => {
      listening.abort();
      close(element, false);
    };
  }, [menu, path, close]);
}
