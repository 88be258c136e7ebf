import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepBuiltHeader } from "./built-header";

/**
 * Hydrates the HTML in `container` as a transition, which React does in slices: on a slow processor, an interaction waits for one slice. Renders
 * into an empty container, as the development server sends no HTML. Keeps the header as built, for an error screen without data.
 */
export function hydrate(element: ReactNode, container: Element): void {
  keepBuiltHeader(container);
  if (container.hasChildNodes())
    startTransition(() => {
      hydrateRoot(container, element);
    });
  else createRoot(container).render(element);
}
