/**
 * Has the browser compute the current style of `element`, so that an element that was inert until now can get focus. WebKit's focus() does not
 * do so while a stylesheet is loading, such as that of a prefetched page, and leaves the focus where it is.
 */
export function updateStyles(element: Element): void {
  element.getBoundingClientRect();
}
