/** A self-signed certificate, created for each run and kept in memory. */
import { X509Certificate, createHash } from "node:crypto";
import { generate } from "selfsigned";

export interface Certificate {
  key: string;
  cert: string;
  /** The hash with which Chromium trusts the certificate. Otherwise it would not cache responses. */
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
