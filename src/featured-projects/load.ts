/** Everything of the data read that comes after hydration, in a chunk of its own. */
import { QueryObserver, type QueryObserverResult } from "@tanstack/query-core";
import { openBackend, type Backend } from "./client";
import { createQueryClient } from "./policy";
import { projectCard, type ProjectCard } from "./project-card";
import { queryFeaturedProjects } from "./query";
import { reportBadRow, reportFailure } from "./report";
import { checkRows } from "./row";
import { failed, waiting, type FeaturedProjects } from "./state";

const queryClient = createQueryClient(reportFailure);
let opened: Backend | undefined;

/**
 * Tells `listener` how the reading of the featured projects stands, at once and whenever that changes. All watchers share one read.
 * @returns ends the watching, and the read with it where nobody else watches.
 */
export function watchFeaturedProjects(listener: (state: FeaturedProjects) => void): () => void {
  let backend: Backend;
  try {
    backend = opened ??= openBackend();
  } catch (error) {
    // Asking again cannot mend a setting.
    reportFailure(error);
    listener(failed);
    return () => undefined;
  }
  const observer = new QueryObserver<ProjectCard[]>(queryClient, {
    queryKey: ["featured-projects"],
    queryFn: ({ signal }) => readCards(backend, signal),
    notifyOnChangeProps: ["data", "status"],
  });
  // Mounted, it hears that a hidden tab is looked at again, and goes on with attempts that wait.
  queryClient.mount();
  const unsubscribe = observer.subscribe((result) => listener(stateOf(result)));
  listener(stateOf(observer.getCurrentResult()));
  return () => {
    unsubscribe();
    queryClient.unmount();
  };
}

async function readCards(
  { client, url }: Backend,
  signal: AbortSignal,
): Promise<ProjectCard[]> {
  const { projects, reasons } = checkRows(await queryFeaturedProjects(client, signal), url);
  reasons.forEach(reportBadRow);
  return projects.map((project) => projectCard(project, url));
}

/** An older answer stays when a later read fails. */
function stateOf({ data, isError }: QueryObserverResult<ProjectCard[]>): FeaturedProjects {
  if (data) return { status: "ready", projects: data };
  return isError ? failed : waiting;
}
