/**
 * Has the browser compute the styles of the document of `element`, so that what was inert until now can get focus. WebKit's focus() does not
 * do so while a stylesheet is loading, such as that of a prefetched page, and leaves the focus where it is.
 */
export function updateStyles(element: Element): void {
  element.getBoundingClientRect();
}
