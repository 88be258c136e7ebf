/** The short messages of the site, outside React, so that anything may send one. */

export interface Notification {
  id: number;
  text: string;
}

/** How many are visible at once; a newer one takes the place of the oldest, so that what was just done is answered at once. */
export const mostVisible = 3;
/** How long each stays, in milliseconds. */
export const visibleFor = 4000;

const none: readonly Notification[] = [];
let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Notification[]): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/**
 * Shows a short message and announces it politely. It may never be the only feedback: what it says must show elsewhere too, for example
 * on the button that was pressed.
 */
export function notify(text: string): void {
  lastId += 1;
  const id = lastId;
  show([...shown, { id, text }].slice(-mostVisible));
  setTimeout(() => show(shown.filter((one) => one.id !== id)), visibleFor);
}

/** Calls `listener` whenever the messages change, until the function that it returns is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages that are visible now, oldest first. */
export const current = (): readonly Notification[] => shown;

/** The messages of the built HTML: none. */
export const atBuild = (): readonly Notification[] => none;
