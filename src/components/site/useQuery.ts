import { useSyncExternalStore } from "react";

const changed = "querychange";

function subscribe(listener: () => void): () => void {
  for (const type of ["popstate", changed]) window.addEventListener(type, listener);
  return () => {
    for (const type of ["popstate", changed]) window.removeEventListener(type, listener);
  };
}

/**
 * The query of the address ("?category=…"); the component renders again when it changes. Empty in the built HTML and in the first render.
 */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

/**
 * Writes `query` into the address without a navigation: Gatsby's navigation would scroll to the top. Keeps the router's state, so that its
 * scroll positions stay valid.
 * @param step true to add a history entry, so that the Back button returns to the previous query.
 */
export function setQuery(query: string, step: boolean): void {
  const address = `${window.location.pathname}${query}`;
  if (step) window.history.pushState(window.history.state, "", address);
  else window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(changed));
}
