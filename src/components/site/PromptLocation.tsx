import { globalHistory, LocationContext } from "@gatsbyjs/reach-router";
import { useEffect, useState, type ReactNode } from "react";

/**
 * Tells Gatsby's router the address as soon as it changes. By itself the router waits for an animation frame, in which the browser paints
 * the page that is left once more, and has React begin after it: two frames of a click.
 */
export function PromptLocation({ children }: { children: ReactNode }) {
  const [value, setValue] = useState({ location: globalHistory.location });
  useEffect(() => globalHistory.listen(({ location }) => setValue({ location })), []);
  // As long as a step is under way, the next one takes its place in the history.
  useEffect(() => globalHistory._onTransitionComplete(), [value]);
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>;
}
