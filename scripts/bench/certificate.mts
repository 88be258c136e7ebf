/** A certificate of this machine's own, made anew for each run and kept in memory. */
import { X509Certificate, createHash } from "node:crypto";
import { generate } from "selfsigned";

export interface Certificate {
  key: string;
  cert: string;
  /** The hash by which Chromium can be told to trust it; only so does it keep what comes over it, as it does on a live site. */
  trust: string;
}

/** Makes a certificate for 127.0.0.1. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    keyType: "ec",
    algorithm: "sha256",
  });
  const { publicKey } = new X509Certificate(cert);
  const der = publicKey.export({ type: "spki", format: "der" });
  return { key, cert, trust: createHash("sha256").update(der).digest("base64") };
}
