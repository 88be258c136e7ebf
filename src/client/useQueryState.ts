import { useMemo, useSyncExternalStore } from "react";

/** The browser reports Back and Forward by “popstate”, but not the changes below. */
const changed = "querychange";

/** This many changes are written to the address at once, and further ones with this pause, in ms: Safari allows 100 in ten seconds, older versions in thirty. */
const burst = 20;
const pauseMs = 400;

/** When the pauses of all changes so far are over. */
let pausedUntil = 0;

/** A query string that has not been written to the address yet. */
interface Unwritten {
  /** Like location.search. */
  search: string;
  /** Path and query string of the address at the time of the change. It is void when they are others. */
  from: string;
  history: "push" | "replace";
  mark?: object;
}

let unwritten: Unwritten | undefined;
let timer: number | undefined;

const address = () => window.location.pathname + window.location.search;

const pending = () => (unwritten?.from === address() ? unwritten : undefined);

const currentSearch = (): string => pending()?.search ?? window.location.search;

/** The values at this moment, including those that have not been written to the address yet. */
export const currentQuery = () => new URLSearchParams(currentSearch());

/**
 * The query string of the page as state. The first render has no values, because a page's HTML is the same for every query.
 * @returns the values, and a function that changes some of them and keeps all others.
 */
export function useQueryState() {
  const search = useSyncExternalStore(subscribe, currentSearch, () => "");
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, setQuery] as const;
}

/**
 * Changes the state at once, and then writes the address without a navigation: Gatsby's navigation would scroll to the top.
 * @param changes new values by name; an empty one is removed.
 * @param history "push" adds a history entry at once, so that the Back button returns to the values before. "replace" changes the present one, at
 * once or after a pause.
 * @param mark stored in the state of the history entry, with the router's own state.
 */
function setQuery(
  changes: Readonly<Record<string, string>>,
  history: "push" | "replace",
  mark?: object,
): void {
  const query = currentQuery();
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  const search = written && `?${written}`;
  if (search === currentSearch()) return;
  // Values of the entry before.
  if (history === "push") writeAddress();
  const refused = pending();
  // An entry that the browser has refused to add is added with the newer values.
  unwritten =
    refused?.history === "push"
      ? { ...refused, search }
      : { search, from: address(), history, mark };
  if (history === "push") writeAddress();
  else writeSoon();
  window.dispatchEvent(new Event(changed));
}

/** Writes what is unwritten: at once, or at the end of the pause. */
function writeSoon(): void {
  window.clearTimeout(timer);
  const wait = pausedUntil - (burst - 1) * pauseMs - performance.now();
  if (wait > 0) timer = window.setTimeout(writeAddress, wait);
  else writeAddress();
}

/** Writes what is unwritten; tries again later if the browser refuses. */
function writeAddress(): void {
  window.clearTimeout(timer);
  unwritten = pending();
  if (unwritten?.search === window.location.search) unwritten = undefined;
  if (!unwritten) return;
  pausedUntil = Math.max(pausedUntil, performance.now()) + pauseMs;
  const { search, history, mark } = unwritten;
  const state = { ...(window.history.state as object | null), ...mark };
  try {
    window.history[`${history}State`](state, "", window.location.pathname + search);
  } catch {
    // After 100 changes within ten seconds, Safari throws. Chromium only ignores further ones.
  }
  if (window.location.search === search) unwritten = undefined;
  else timer = window.setTimeout(writeAddress, pauseMs);
}

function subscribe(listener: () => void): () => void {
  const followHistory = () => {
    unwritten = undefined;
    listener();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("popstate", followHistory, { signal });
  window.addEventListener(changed, listener, { signal });
  // Before the page is left, so that Back and a reload return to the values.
  for (const leaving of ["click", "pagehide"])
    window.addEventListener(leaving, writeAddress, { capture: true, signal });
  return () => listening.abort();
}
