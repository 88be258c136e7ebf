/**
 * The scripts contain this module instead of the parts of supabase-js that one anonymous read never uses: auth, realtime, storage and functions
 * (departure 12). It has what the client calls when it is created and when it reads. Everything else throws, so that nobody takes it for the real
 * thing.
 */
class UnusedPart {
  constructor() {
    return new Proxy(this, {
      get(part, name) {
        if (name in part) return Reflect.get(part, name);
        throw new Error(
          `${String(name)} is not in the scripts of this site: docs/departures.md, 12.`,
        );
      },
    });
  }
}

/** Nobody signs in. */
export class AuthClient extends UnusedPart {
  getSession() {
    return Promise.resolve({ data: { session: null }, error: null });
  }

  onAuthStateChange() {}
}

export {
  UnusedPart as FunctionRegion,
  UnusedPart as FunctionsClient,
  UnusedPart as FunctionsError,
  UnusedPart as FunctionsFetchError,
  UnusedPart as FunctionsHttpError,
  UnusedPart as FunctionsRelayError,
  UnusedPart as RealtimeClient,
  UnusedPart as StorageApiError,
  UnusedPart as StorageClient,
};
