import { useEffect, useState } from "react";
import { openState, type OpenState } from "../../domain/open-now";
import { useSite } from "../site/useSite";

/** How often the state is computed, in ms. */
const interval = 30_000;

/**
 * Whether the company is open, computed every half minute; undefined in the built HTML and in the first render, so that neither is ever
 * outdated (decision 28).
 */
export function useOpenState(): OpenState | undefined {
  const { business } = useSite();
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const look = () => setState(openState(business, new Date()));
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [business]);
  return state;
}
