import { useSyncExternalStore } from "react";

const changed = "querychange";

function subscribe(listener: () => void): () => void {
  for (const type of ["popstate", changed]) window.addEventListener(type, listener);
  return () => {
    for (const type of ["popstate", changed]) window.removeEventListener(type, listener);
  };
}

/** The query of the address ("?category=…"), which the component then follows. It is empty in the built HTML and in the first render. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

/**
 * Writes `query` into the address without a navigation: Gatsby's own would scroll to the top. The router's state stays, so that its
 * scroll positions hold.
 * @param step true where the Back button shall come back to what was there before.
 */
export function setQuery(query: string, step: boolean): void {
  const address = `${window.location.pathname}${query}`;
  if (step) window.history.pushState(window.history.state, "", address);
  else window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(changed));
}
