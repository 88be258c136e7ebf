import { useSyncExternalStore } from "react";
import * as layout from "../styles/layout.module.css";
import * as styles from "./Notifications.module.css";

interface Notification {
  id: number;
  text: string;
}

/** A newer one replaces the oldest, so that feedback on the latest action is always visible (decision 19). */
const maxVisible = 3;
const durationMs = 4000;

/** The visible notifications, the oldest first. */
let visible: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(notifications: readonly Notification[]): void {
  visible = notifications;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message and announces it politely (decision 19). It may never be the only feedback: show the same elsewhere too, for
 * example on the clicked button.
 */
export function notify(text: string): void {
  lastId += 1;
  const added = { id: lastId, text };
  show([...visible, added].slice(-maxVisible));
  setTimeout(() => show(visible.filter((one) => one !== added)), durationMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const none: readonly Notification[] = [];

/** The region of notifications. It is in the page from the start, empty, so that screen readers announce later changes. */
export function Notifications() {
  const notifications = useSyncExternalStore(
    subscribe,
    () => visible,
    () => none,
  );
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {notifications.map(({ id, text }) => (
        <p key={id} className={`${layout.ink} ${layout.signal} ${styles.notification}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
