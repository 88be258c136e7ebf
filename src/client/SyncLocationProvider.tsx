import { globalHistory, LocationContext } from "@gatsbyjs/reach-router";
import { useEffect, useState, type ReactNode } from "react";

/**
 * Passes a new address to Gatsby's router synchronously. The router's own provider waits for an animation frame before React starts, so the
 * browser would paint the old page once more, and a click would take two frames longer.
 */
export function SyncLocationProvider({ children }: { children: ReactNode }) {
  const [value, setValue] = useState({ location: globalHistory.location });
  useEffect(() => globalHistory.listen(({ location }) => setValue({ location })), []);
  // Ends the router's transition: during one, a navigation replaces the current history entry instead of adding one.
  useEffect(() => globalHistory._onTransitionComplete(), [value]);
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>;
}
