/** What depends on the present day and time. The built HTML has none of it, so that no page is ever outdated (decision 28). */
import { useEffect, useState } from "react";
import { closureWords, openState, visibleClosures, type OpenState } from "../domain/open-now";
import { useBuild, useBusiness } from "./site";

/** How often the state is computed, in ms. */
const interval = 30_000;

/** Whether the company is open, computed every half minute; undefined in the built HTML and in the first render. */
export function useOpenState(): OpenState | undefined {
  const business = useBusiness();
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const update = () => setState(openState(business, new Date()));
    update();
    const timer = setInterval(update, interval);
    return () => clearInterval(timer);
  }, [business]);
  return state;
}

interface Props {
  className?: string;
}

/** "Open now" or "Opens Monday 8am". The HTML has a space of the same line height, so that nothing moves. */
export function OpenNow({ className }: Props) {
  const state = useOpenState();
  return <span className={className}>{state?.words ?? "\u00a0"}</span>;
}

/**
 * The days of the coming week on which the company has special hours, one per line. The HTML has those of the week after the build; after
 * hydration, the list is computed from today.
 */
export function Closures({ className }: Props) {
  const business = useBusiness();
  const { build } = useBuild();
  const date = useOpenState()?.date ?? build.day;
  return (
    <>
      {visibleClosures(business.closures, date).map((closure) => (
        <span key={closure.day} className={className}>
          {closureWords(closure)}
        </span>
      ))}
    </>
  );
}
