/** A Supabase client with the public key, as anybody could create it. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { localAnonKey } from "../../../scripts/backend/anon-key";

class NoWebSocket {}

/** Node 20 has no WebSocket. The client requires one, although these tests never open it. */
export function provideWebSocket(): void {
  if (!("WebSocket" in globalThis)) Reflect.set(globalThis, "WebSocket", NoWebSocket);
}

export function strangersClient(url: string, key = localAnonKey): SupabaseClient {
  provideWebSocket();
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
