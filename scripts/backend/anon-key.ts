/** The public key of the embedded backend. Not a secret: it is not valid elsewhere. */
export const localAnonKey = "local-anon-key";
