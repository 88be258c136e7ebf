/** The code that reads the featured projects. It loads after hydration, in a separate chunk. */
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

/** Calls `listener` with the state of the read, immediately and after every change; returns a function that stops it. */
export type Watch = (listener: (state: FeaturedProjects) => void) => () => void;

/**
 * Creates the client. All listeners share one read, which is canceled when none is left. Rejects if a build input is missing or invalid, which
 * a retry cannot fix.
 */
export async function openFeaturedProjects(): Promise<Watch> {
  const backend = await (opening ??= inTasks());
  return (listener) => watch(backend, listener);
}

/** Loads the client's code, creates the client and reads in separate tasks: one long task would block interactions. */
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
  // A mounted client resumes paused retries when a hidden tab becomes visible.
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

/** Keeps older data if a later read fails. */
function stateOf({ data, isError }: QueryObserverResult<ProjectCard[]>): FeaturedProjects {
  if (data) return { status: "ready", projects: data };
  return isError ? failed : waiting;
}
