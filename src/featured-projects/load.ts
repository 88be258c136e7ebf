/** Reads the featured projects: the only data that the browser reads from the backend. It loads after hydration, in a separate chunk. */
import { QueryCache, QueryClient, QueryObserver } from "@tanstack/query-core";
import type { SupabaseClient } from "@supabase/supabase-js";
import { nextTask } from "../client/deferred";
import { checkRows, type ProjectCard } from "./row";

export interface FeaturedProjects {
  /** ready even if the list is empty; failed after the last attempt. */
  status: "waiting" | "ready" | "failed";
  projects: readonly ProjectCard[];
}

interface Backend {
  client: SupabaseClient;
  /** Base URL of the backend. */
  url: string;
}

/** The maximum number of rows that are requested and read. */
const limit = 6;
const timeoutSeconds = 10;
const fiveMinutes = 300_000;

let queries: QueryClient | undefined;
let opening: Promise<Backend> | undefined;

/** The delay before the next attempt: 1, 2, 4 … at most 30 seconds. The parameter counts failures before the last one. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Creates the cache. Calls `onFailure` once when the last attempt of a read has failed, and never for a canceled read. */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        staleTime: fiveMinutes,
        gcTime: fiveMinutes,
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: 3,
        retryDelay,
      },
      mutations: { retry: false },
    },
  });
}

/**
 * Creates the client. Rejects with the client's error if a build input is missing or invalid, which a retry cannot fix.
 * @param onFailure called once when the last attempt of a read has failed.
 * @returns a function that calls its listener with the state of the read, immediately and after every change, and returns a function that
 *   stops that. All listeners share one read, which is canceled when none is left.
 */
export async function openFeaturedProjects(onFailure: (error: unknown) => void) {
  const queryClient = (queries ??= createQueryClient(onFailure));
  const backend = await (opening ??= openBackend());
  return (listener: (state: FeaturedProjects) => void): (() => void) => {
    const observer = new QueryObserver<ProjectCard[]>(queryClient, {
      queryKey: ["featured-projects"],
      queryFn: ({ signal }) => readProjects(backend, signal),
      notifyOnChangeProps: ["data", "status"],
    });
    const update = () => {
      // Older data is kept if a later read fails.
      const { data, isError } = observer.getCurrentResult();
      if (data) listener({ status: "ready", projects: data });
      else listener({ status: isError ? "failed" : "waiting", projects: [] });
    };
    // A mounted client resumes paused retries when a hidden tab becomes visible.
    queryClient.mount();
    const unsubscribe = observer.subscribe(update);
    update();
    return () => {
      unsubscribe();
      queryClient.unmount();
    };
  };
}

/** Evaluates the client's code, creates the client and reads in separate tasks: one long task would block interactions. */
export async function openBackend(): Promise<Backend> {
  await nextTask();
  const { createClient } = await import(/* webpackMode: "eager" */ "@supabase/supabase-js");
  await nextTask();
  // Gatsby replaces exactly these expressions with the values.
  const address = (process.env.GATSBY_SUPABASE_URL ?? "").trim();
  // A path is one of this site, whose local server passes requests for the embedded backend on.
  const url = address.startsWith("/") ? window.location.origin + address : address;
  const client = createClient(url, process.env.GATSBY_SUPABASE_ANON_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  await nextTask();
  return { client, url };
}

/** Reads the rows once, and logs those that are skipped. */
async function readProjects(
  { client, url }: Backend,
  signal: AbortSignal,
): Promise<ProjectCard[]> {
  const { projects, reasons } = checkRows(await queryRows(client, signal), url);
  for (const reason of reasons)
    console.warn(`Featured projects: ${reason}; the row is left out.`);
  return projects;
}

/** Sends the query; `signal` cancels it. Throws if the response is not a list. */
export async function queryRows(
  client: SupabaseClient,
  signal: AbortSignal,
): Promise<unknown[]> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const response = await client
    .from("projects")
    .select("*")
    .eq("featured", true)
    .order("sort_order", { ascending: true, nullsFirst: false })
    .order("date_completed", { ascending: false })
    .limit(limit)
    // Disables the client's own retries, because policy.ts handles them.
    .retry(false)
    .abortSignal(AbortSignal.any([signal, timeout]));
  const { data, error, status, statusText } = response;
  if (error && timeout.aborted) throw new Error(`no answer within ${timeoutSeconds} seconds`);
  if (error) throw new Error(errorLine(status, error.code, error.message || statusText));
  const rows: unknown = data;
  if (!Array.isArray(rows)) throw new Error(`${status}: the answer is not a list`);
  return rows.slice(0, limit);
}

/** "503 (code): message". Truncates the message: a failing gateway sends a complete HTML page. */
function errorLine(status: number, code: string | undefined, message: string): string {
  const words = (message.slice(0, 500) || "no message").replace(/\s+/g, " ").trim();
  const text = words.length > 200 ? `${words.slice(0, 200)}…` : words;
  const number = [status || "", code ? `(${code})` : ""].filter(Boolean).join(" ");
  return number ? `${number}: ${text}` : text;
}
