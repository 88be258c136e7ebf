/** Reads the featured projects: the only data that the browser reads from the backend. It loads after hydration, in a separate chunk. */
import { QueryClient } from "@tanstack/query-core";
import type { SupabaseClient } from "@supabase/supabase-js";
import { nextTask } from "../client/deferred";
import { projectCard } from "./row";

interface Backend {
  client: SupabaseClient;
  /** Base URL of the backend. */
  url: string;
}

/** The maximum number of rows (spec, section 7). */
const limit = 6;
const timeoutSeconds = 10;

/** Keeps the projects for five minutes. A failed read is tried again after 1, 2 and 4 seconds, the package's default delays. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 300_000, retry: 3, networkMode: "always" },
  },
});
// A mounted client resumes paused retries when a hidden tab becomes visible.
queryClient.mount();

let opening: Promise<Backend> | undefined;

/**
 * The projects, from the backend or from the cache. Rejects when the last attempt of a read has failed; and at once with the client's error if
 * a build input is missing or invalid, which a retry cannot fix.
 * @param leaving cancels the read; the promise then rejects too.
 */
export async function loadFeaturedProjects(leaving: AbortSignal) {
  const backend = await (opening ??= openBackend());
  if (leaving.aborted) throw new Error("The visitor has left the page.");
  leaving.addEventListener("abort", () => void queryClient.cancelQueries());
  return queryClient.fetchQuery({
    queryKey: ["featured-projects"],
    queryFn: ({ signal }) => readProjects(backend, signal),
  });
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

/** Reads the rows once. Logs those that are not as they should be, and leaves them out (decision 21). */
async function readProjects({ client, url }: Backend, signal: AbortSignal) {
  const rows = await queryRows(client, signal);
  return rows.flatMap((row, index) => {
    try {
      return [projectCard(row, url)];
    } catch (error) {
      const name = `row ${index + 1} (${JSON.stringify(row.slug)})`;
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`Featured projects: ${name}: ${reason}; the row is left out.`);
      return [];
    }
  });
}

/** Sends the query; `signal` cancels it. Throws if the response is not a list. A row that is not an object has no fields. */
export async function queryRows(client: SupabaseClient, signal: AbortSignal) {
  // Not AbortSignal.any and AbortSignal.timeout, which Safari before 17.4 and Chrome before 116 lack.
  const reading = new AbortController();
  signal.addEventListener("abort", () => reading.abort());
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    reading.abort();
  }, timeoutSeconds * 1000);
  const { data, error, status, statusText } = await client
    .from("projects")
    .select("*")
    .eq("featured", true)
    .order("sort_order", { ascending: true, nullsFirst: false })
    .order("date_completed", { ascending: false })
    .limit(limit)
    // Disables the client's own retries, which would multiply those of the cache.
    .retry(false)
    .abortSignal(reading.signal);
  clearTimeout(timer);
  if (error && late) throw new Error(`no answer within ${timeoutSeconds} seconds`);
  if (error) throw new Error(errorLine(status, error.code, error.message || statusText));
  if (!Array.isArray(data)) throw new Error(`${status}: the answer is not a list`);
  return data.map((row) => Object(row) as Record<string, unknown>);
}

/** "503 (code): message", without the code or the status if there is none. A failing gateway sends a whole HTML page as its message. */
function errorLine(status: number, code: string, message: string): string {
  const words = message.slice(0, 200).replace(/\s+/g, " ");
  const number = [status || "", code && `(${code})`].filter(Boolean).join(" ");
  return number ? `${number}: ${words}` : words;
}
