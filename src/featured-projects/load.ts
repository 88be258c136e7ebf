/** Everything of the data read that comes after hydration, in a chunk of its own. */
import { QueryObserver, type QueryObserverResult } from "@tanstack/query-core";
import { nextTask } from "../domain/next-task";
import type { Backend } from "./client";
import { createQueryClient } from "./policy";
import { projectCard, type ProjectCard } from "./project-card";
import { queryFeaturedProjects } from "./query";
import { reportBadRow, reportFailure } from "./report";
import { checkRows } from "./row";
import { failed, waiting, type FeaturedProjects } from "./state";

const queryClient = createQueryClient(reportFailure);
let opening: Promise<Backend> | undefined;

/** Tells `listener` how the reading of the featured projects stands, at once and whenever that changes; gives back what ends that. */
export type Watch = (listener: (state: FeaturedProjects) => void) => () => void;

/**
 * Opens the backend. All that watch then share one read, which ends where nobody watches any longer. Rejects where a setting of the build
 * is missing or cannot be used; asking again cannot mend that.
 */
export async function openFeaturedProjects(): Promise<Watch> {
  const backend = await (opening ??= inTasks());
  return (listener) => watch(backend, listener);
}

/** The chunk, the client's code, the client itself and its read each come in a task of their own: together they hold up what a visitor does. */
async function inTasks(): Promise<Backend> {
  await nextTask();
  const { openBackend } = await import(/* webpackMode: "eager" */ "./client");
  await nextTask();
  const backend = openBackend();
  await nextTask();
  return backend;
}

function watch(backend: Backend, listener: (state: FeaturedProjects) => void): () => void {
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
