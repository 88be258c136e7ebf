import { useEffect, useState } from "react";
import type { FeaturedProjects } from "./load";

/** Logs for the owner that the projects could not be read; supabase/README.md explains the messages. */
function logFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`Featured projects could not be read: ${message}`);
}

/** Reads the featured projects after hydration. The client's code is not in the page's chunk. */
export function useFeaturedProjects(): FeaturedProjects {
  const [state, setState] = useState<FeaturedProjects>({ status: "waiting", projects: [] });
  useEffect(() => {
    let unmounted = false;
    let stop: (() => void) | undefined;
    import(/* webpackChunkName: "featured-projects" */ "./load")
      .then(({ openFeaturedProjects }) => openFeaturedProjects(logFailure))
      .then((watch) => {
        if (!unmounted) stop = watch(setState);
      })
      .catch((error: unknown) => {
        if (unmounted) return;
        logFailure(error);
        setState({ status: "failed", projects: [] });
      });
    return () => {
      unmounted = true;
      stop?.();
    };
  }, []);
  return state;
}
