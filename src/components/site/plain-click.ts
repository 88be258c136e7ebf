/** What of a mouse's or a pointer's event says how a link was pressed; React's events have it, too. */
type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** false for whoever holds a key down or uses another button: the browser opens the link in a tab of its own then, or saves it. */
export const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
