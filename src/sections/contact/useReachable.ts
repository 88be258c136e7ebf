import { useEffect, useState, type RefObject } from "react";

/**
 * Returns whether another site responds at `address`. Sends the request once `place` is at most a screen's height away, as a lazily loaded
 * frame would, and again after a failure when the browser is online.
 */
export function useReachable(place: RefObject<Element>, address: string): boolean {
  const [near, setNear] = useState(false);
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const view = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "100%" },
    );
    view.observe(place.current);
    return () => view.disconnect();
  }, [place]);
  useEffect(() => {
    if (!near || reachable) return undefined;
    const ask = () => void answers(address).then(setReachable);
    ask();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [near, reachable, address]);
  return reachable;
}

/** A no-cors request only reveals whether there was a response. `no-store`, because the cache responds without a connection. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { mode: "no-cors", credentials: "omit", cache: "no-store" }).then(
    () => true,
    () => false,
  );
