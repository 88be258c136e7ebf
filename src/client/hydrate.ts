import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates the HTML in `container` as a transition, which React does in slices: on a slow processor, an interaction waits for one slice. Renders
 * into an empty container, as the development server sends no HTML.
 */
export function hydrate(element: ReactNode, container: Element): void {
  if (container.hasChildNodes())
    startTransition(() => {
      hydrateRoot(container, element);
    });
  else createRoot(container).render(element);
}
