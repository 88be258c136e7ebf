/** Retries and caching for reading the featured projects. */
import { QueryCache, QueryClient } from "@tanstack/query-core";

const fiveMinutes = 300_000;

/** The delay before the next attempt: 1, 2, 4 … at most 30 seconds. The parameter counts failures before the last one. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

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
