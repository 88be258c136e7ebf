/** The queue of the site's short messages, from their senders to the region that shows them. */

const waiting: string[] = [];
let call = () => {};

/**
 * Shows a short message and announces it politely (decision 19). It may never be the only feedback: show the same elsewhere too, for
 * example on the clicked button.
 */
export function notify(text: string): void {
  waiting.push(text);
  call();
}

/** Returns the queued messages, oldest first, and empties the queue. */
export const take = (): string[] => waiting.splice(0);

/** Calls `listener` when the queue has messages, immediately if it already has some. Returns a function that stops this. */
export function listen(listener: () => void): () => void {
  call = listener;
  if (waiting.length > 0) listener();
  return () => {
    call = () => {};
  };
}
