import type { MouseEvent } from "react";

/** Keeps a link's click away from the router, which has failed, so that the browser follows the link. */
export function keepFromRouter(event: MouseEvent): void {
  if ((event.target as Element).closest("a")) event.stopPropagation();
}
