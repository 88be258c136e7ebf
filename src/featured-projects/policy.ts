/** How often the backend is asked, and how long an answer is good for. */
import { QueryCache, QueryClient } from "@tanstack/query-core";

const fiveMinutes = 300_000;

/** Wait before the next attempt, after so many failures that came before the last one: 1, 2, 4 … at most 30 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/** Makes the cache. `onFailure` hears of a read once, when its last attempt has failed; of an ended one, never. */
export function createQueryClient(onFailure: (error: Error) => void): QueryClient {
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
