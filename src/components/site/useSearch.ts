import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The query string of the address, as the state of what it describes. In the HTML and in the first render it is empty. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Writes the query string without a navigation: nothing loads and nothing scrolls.
 * @param search with its question mark, or empty.
 * @param mark makes an entry of its own in the history, which carries this mark. The router's own state stays in it: its key is what
 *   the position on the page is kept under.
 */
export function writeSearch(search: string, mark?: string): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  const state: unknown = window.history.state;
  if (mark) window.history.pushState({ ...(state as object | null), [mark]: true }, "", address);
  else window.history.replaceState(state, "", address);
  listeners.forEach((listener) => listener());
}

/** true where the entry of the history that is shown was made by `writeSearch` with this mark. */
export function hasMark(mark: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
}
