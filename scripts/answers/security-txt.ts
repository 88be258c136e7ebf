/** Watches the expiry of security.txt, which every build extends. */
import { securityPath } from "../../src/domain/files";

/** The expiry is reported from this many days ahead. By then, nothing has been deployed for five months. */
const notice = 30;

const dayLength = 24 * 60 * 60 * 1000;

/** Returns a sentence if `text`, a security.txt, expires soon, has expired, or has no valid expiry. */
export function expiryProblems(text: string, now: Date): string[] {
  const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? "";
  const left = (Date.parse(expires) - now.getTime()) / dayLength;
  if (left >= notice) return [];
  const problem = Number.isNaN(left)
    ? `Expires: a time like 2026-01-31T00:00:00Z is right, ${expires || "none"} came`
    : `it expires on ${expires.slice(0, 10)}; build and deploy the site again`;
  return [`${securityPath}: ${problem}`];
}
