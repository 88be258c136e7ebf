/** Creates the Supabase client from two build inputs. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";

export interface Backend {
  client: SupabaseClient;
  /** Base URL of the backend; names of pictures are resolved against it. */
  url: string;
}

/**
 * Creates the client. Throws the client's error if a build input is missing or invalid. A function, because it must not run during server
 * rendering.
 */
export function openBackend(): Backend {
  // Gatsby replaces exactly these expressions with the values.
  const address = (process.env.GATSBY_SUPABASE_URL ?? "").trim();
  // A path is one of this site, whose local server passes requests for the embedded backend on.
  const url = address.startsWith("/") ? window.location.origin + address : address;
  const client = createClient(url, process.env.GATSBY_SUPABASE_ANON_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { client, url };
}
