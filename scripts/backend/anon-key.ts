/** The public key of the embedded backend. Not a secret: it opens nothing else. */
export const localAnonKey = "local-anon-key";
