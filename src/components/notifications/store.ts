/** The short messages of the site, on their way from whoever sends one to the region that shows them. */

const waiting: string[] = [];
let call = () => {};

/**
 * Shows a short message and announces it politely (decision 19). It may never be the only feedback: what it says must show elsewhere
 * too, for example on the button that was pressed.
 */
export function notify(text: string): void {
  waiting.push(text);
  call();
}

/** The messages that nobody has taken yet, oldest first; taken, they are gone. */
export const take = (): string[] => waiting.splice(0);

/** Calls `listener` when there is a message to take, at once if there is one, until the function that it returns is called. */
export function listen(listener: () => void): () => void {
  call = listener;
  if (waiting.length > 0) listener();
  return () => {
    call = () => {};
  };
}
