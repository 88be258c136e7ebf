/** What depends on the present day and time. The built HTML has none of it, so that no page is ever outdated (decision 28). */
import { useEffect, useState } from "react";
import { openState, type OpenState } from "../domain/open-now";
import { ErrorBoundary } from "./ErrorBoundary";
import { useSite } from "./site";

/** How often the state is computed, in ms. */
const interval = 30_000;

/** Whether the company is open, computed every half minute; undefined in the built HTML and in the first render. */
export function useOpenState(): OpenState | undefined {
  const { business } = useSite();
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const update = () => setState(openState(business, new Date()));
    update();
    const timer = setInterval(update, interval);
    // While the device sleeps, the timer is paused.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [business]);
  return state;
}

interface Props {
  className?: string;
}

/** "Open now" or "Opens Monday 8am". */
export const OpenNow = (props: Props) => (
  <ErrorBoundary optional="opening hours">
    <Words {...props} />
  </ErrorBoundary>
);

/** The HTML has a space of the same line height, so that nothing moves. */
const Words = ({ className }: Props) => (
  <span className={className}>{useOpenState()?.words ?? "\u00a0"}</span>
);
