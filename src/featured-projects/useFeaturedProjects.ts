import { useEffect, useState } from "react";
import type { ProjectCard } from "./row";

interface FeaturedProjects {
  /** ready even if the list is empty; failed after the last attempt. */
  status: "waiting" | "ready" | "failed";
  /** Until they are ready, those of the last read: a visitor who comes back gets a page of the same height. */
  projects: readonly ProjectCard[];
}

let last: readonly ProjectCard[] = [];

/**
 * Reads the featured projects after hydration; the client's code is not in the page's chunk. Logs for the owner that they could not be read;
 * supabase/README.md explains the messages.
 */
export function useFeaturedProjects(): FeaturedProjects {
  const [state, setState] = useState<FeaturedProjects>({ status: "waiting", projects: last });
  useEffect(() => {
    const leaving = new AbortController();
    import(/* webpackChunkName: "featured-projects" */ "./load")
      .then(({ loadFeaturedProjects }) => loadFeaturedProjects(leaving.signal))
      .then((projects) => {
        last = projects;
        setState({ status: "ready", projects });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        console.error(`Featured projects could not be read: ${message}`);
        setState({ status: "failed", projects: last });
      });
    return () => leaving.abort();
  }, []);
  return state;
}
