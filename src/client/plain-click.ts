/** The fields of mouse and pointer events, also React's, that decide what a click on a link does. */
type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** false with a modifier key or another button: the browser then opens a new tab, or saves the link. */
export const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
