/** The query for the featured projects: the only data that the browser reads from the backend. */
import type { SupabaseClient } from "@supabase/supabase-js";

/** The maximum number of rows that are requested and read. */
const limit = 6;
const secondsAnAttempt = 10;

interface ClientError {
  message?: string;
  code?: string;
}

/** Reads the rows of the featured projects once; `signal` cancels the request. Throws if the response is not a list. */
export async function queryFeaturedProjects(
  client: SupabaseClient,
  signal: AbortSignal,
): Promise<unknown[]> {
  const timeout = AbortSignal.timeout(secondsAnAttempt * 1000);
  // Not AbortSignal.any(), which Safari before 17.4 and Firefox before 124 lack.
  const request = new AbortController();
  for (const each of [signal, timeout])
    each.addEventListener("abort", () => request.abort(each.reason));
  const answer = await client
    .from("projects")
    .select("*")
    .eq("featured", true)
    .order("sort_order", { ascending: true, nullsFirst: false })
    .order("date_completed", { ascending: false })
    .limit(limit)
    // Disables the client's own retries, because policy.ts handles them.
    .retry(false)
    .abortSignal(request.signal);
  if (answer.error && timeout.aborted)
    throw new Error(`no answer within ${secondsAnAttempt} seconds`);
  if (answer.error) throw new Error(messageOf(answer.status, answer.error, answer.statusText));
  const data: unknown = answer.data;
  if (!Array.isArray(data)) throw new Error(`${answer.status}: the answer is not a list`);
  return data.slice(0, limit);
}

/** Truncates the message: a failing gateway sends a complete HTML page. */
function messageOf(status: number, { message, code }: ClientError, statusText: string): string {
  const words = (message?.slice(0, 500) || statusText || "no message")
    .replace(/\s+/g, " ")
    .trim();
  const text = words.length > 200 ? `${words.slice(0, 200)}…` : words;
  const number = [status || "", code ? `(${code})` : ""].filter(Boolean).join(" ");
  return number ? `${number}: ${text}` : text;
}
