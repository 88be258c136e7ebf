import { useEffect, useState } from "react";
import { reportFailure } from "./report";
import { failed, waiting, type FeaturedProjects } from "./state";

/** Reads the featured projects after hydration. The client's code is not in the page's chunk. */
export function useFeaturedProjects(): FeaturedProjects {
  const [state, setState] = useState<FeaturedProjects>(waiting);
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    import(/* webpackChunkName: "featured-projects" */ "./load")
      .then(({ openFeaturedProjects }) => openFeaturedProjects())
      .then((watch) => {
        if (!gone) stop = watch(setState);
      })
      .catch((error: unknown) => {
        if (gone) return;
        reportFailure(error);
        setState(failed);
      });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return state;
}
