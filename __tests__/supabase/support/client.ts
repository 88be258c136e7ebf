/** The Supabase client as a stranger would use it: with the public key, and everything that the library can do. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { localAnonKey } from "../../../scripts/backend/anon-key";

class NoWebSocket {}

/** Node 20 has no WebSocket, and the client will not be made without one, though it never opens it here. */
export function provideWebSocket(): void {
  if (!("WebSocket" in globalThis)) Reflect.set(globalThis, "WebSocket", NoWebSocket);
}

export function strangersClient(url: string, key = localAnonKey): SupabaseClient {
  provideWebSocket();
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
