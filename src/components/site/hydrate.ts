import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Takes over the HTML in `container` as a transition, which React does in slices: a press, however slow the processor, waits for one slice
 * alone. In an empty container (the development server sends no HTML) it renders anew.
 */
export function hydrate(element: ReactNode, container: Element): void {
  if (container.hasChildNodes())
    startTransition(() => {
      hydrateRoot(container, element);
    });
  else createRoot(container).render(element);
}
