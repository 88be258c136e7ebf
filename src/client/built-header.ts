let built: Element | null = null;

/** Remembers the header as it was built, before React takes the page over: where React loses the page, it is still there. */
export function keepBuiltHeader(container: Element): void {
  built = container.querySelector("header");
}

/** A copy of it, without the buttons of a drawer that is gone; null where the page had none. */
export function builtHeader(): Element | null {
  const header = built?.cloneNode(true) as Element | undefined;
  for (const button of header?.querySelectorAll("[popovertarget]") ?? []) button.remove();
  return header ?? null;
}
