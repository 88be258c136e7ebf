import { useMemo, useSyncExternalStore } from "react";

/** The browser reports Back and Forward by “popstate”, but not the changes below. */
const changed = "querychange";

/**
 * The query string of the address as state. The first render has no values, because a page's HTML is the same for every query.
 * @returns the values, and a function that changes some of them and keeps all others.
 */
export function useQueryState() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, setQuery] as const;
}

/**
 * Writes the address without a navigation: Gatsby's navigation would scroll to the top.
 * @param changes new values by name; an empty one is removed.
 * @param history "push" adds a history entry, so that the Back button returns to the values before.
 * @param mark stored in the state of the history entry, with the router's own state.
 */
function setQuery(
  changes: Readonly<Record<string, string>>,
  history: "push" | "replace",
  mark?: object,
): void {
  const { location } = window;
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  const search = written && `?${written}`;
  if (search === location.search) return;
  const state = { ...(window.history.state as object | null), ...mark };
  const address = location.pathname + search;
  if (history === "push") window.history.pushState(state, "", address);
  else window.history.replaceState(state, "", address);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  for (const type of ["popstate", changed]) window.addEventListener(type, listener);
  return () => {
    for (const type of ["popstate", changed]) window.removeEventListener(type, listener);
  };
}
