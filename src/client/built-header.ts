let built: Element | null = null;

/** Stores the header of the built HTML before React hydrates the page, so that it is still available if React fails. */
export function keepBuiltHeader(container: Element): void {
  built = container.querySelector("header");
}

/** A copy of the header, without buttons for a drawer that no longer exists; null if the page had no header. */
export function builtHeader(): Element | null {
  const header = built?.cloneNode(true) as Element | undefined;
  for (const button of header?.querySelectorAll("[popovertarget]") ?? []) button.remove();
  return header ?? null;
}
