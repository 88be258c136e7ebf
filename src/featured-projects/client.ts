/** Makes the Supabase client from the two settings of the build. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";

export interface Backend {
  client: SupabaseClient;
  /** Base address of the backend; names of pictures are resolved against it. */
  url: string;
}

/**
 * Opens the backend. Throws the client's own message where a setting is missing or cannot be used. A function, not a value of the
 * module: it must not run while pages are rendered.
 */
export function openBackend(): Backend {
  // Gatsby puts the values in for exactly these expressions.
  const url = process.env.GATSBY_SUPABASE_URL ?? "";
  const client = createClient(url, process.env.GATSBY_SUPABASE_ANON_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { client, url: url.trim() };
}
