/** Builds with missing or invalid settings: no request is sent, and the client's error is logged once. */
import { failure, type Fault } from "./fault";

const asksNobody = { asked: [], shown: [] };

export const settingFaults: readonly Fault[] = [
  {
    name: "a missing URL",
    settings: () => ({ url: "" }),
    said: [failure("supabaseUrl is required.")],
    ...asksNobody,
  },
  {
    name: "a missing key",
    settings: () => ({ key: "" }),
    said: [failure("supabaseKey is required.")],
    ...asksNobody,
  },
  {
    name: "a malformed URL",
    settings: () => ({ url: "project.supabase.co" }),
    said: [failure("Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.")],
    ...asksNobody,
  },
];
