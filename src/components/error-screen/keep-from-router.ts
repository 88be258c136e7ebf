import type { MouseEvent } from "react";

/** A link's click must reach the browser and not the router, which has stumbled. */
export function keepFromRouter(event: MouseEvent): void {
  if ((event.target as Element).closest("a")) event.stopPropagation();
}
