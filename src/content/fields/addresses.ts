/** Fields that hold an address. */
import { z } from "zod";
import { judged, say, sayOf, type FieldMeta } from "./meta";

/** The form of every path on this site. */
const pathPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** A path on this site; it begins with a slash and does not end with one. */
export function sitePath(description: string) {
  return z
    .string(say("write a path of this site, for example /our-work"))
    .regex(
      pathPattern,
      sayOf((value) =>
        typeof value === "string" && /^\/[^#]*#/.test(value)
          ? `write the address without the part after #: “${value.split("#")[0]}”`
          : "write a path of this site: it begins with /, has lowercase letters, digits and hyphens, and no slash at its end",
      ),
    )
    .meta({ description } satisfies FieldMeta);
}

/** An address that a page had before, as it was written there. */
export function oldAddress(description: string) {
  return z
    .string(say("write a path of this site, for example /our-work"))
    .regex(
      /^(?!.*\/:)\/(?!\/)[^?#*\\]*$/,
      sayOf((value) => {
        const [path, sign] = /^(\/[^?#]*)([?#])/.exec(String(value))?.slice(1) ?? [];
        if (path !== undefined && path !== "/")
          return `write the address without the part after ${sign}: “${path}”`;
        if (sign === "?")
          return "hosts cannot tell addresses apart by what follows the ?; take it away";
        return /[*:]/.test(String(value).replace(/^https?:/, ""))
          ? "each old address has a line of its own, without * and :"
          : "write a path of this site: it begins with /, has lowercase letters, digits and hyphens, and no slash at its end";
      }),
    )
    .meta({ description } satisfies FieldMeta);
}

/** A link to a page of this site; the page must exist. */
export function pageLink(description: string) {
  const path = sitePath(description);
  return path.meta({ description, page: true } satisfies FieldMeta);
}

/** An address on another site; https only. */
export function webAddress(description: string) {
  return z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      ...sayOf((value) =>
        typeof value === "string" && /^(http:\/\/|www\.)/i.test(value)
          ? `write it with https: “https://${value.replace(/^http:\/\//i, "")}”`
          : "write a whole address that begins with https://",
      ),
    })
    .meta({ description } satisfies FieldMeta);
}

/** The origin of a site: no path after the host, no slash at the end. */
export function siteAddress(description: string) {
  return webAddress(description).check(
    judged((value) =>
      // A value that is not a URL was already reported.
      /^https:\/\/[^/]+$/.test(value) || !URL.canParse(value)
        ? undefined
        : `write only the address of the site, without a slash at its end: “${new URL(value).origin}”`,
    ),
  );
}

/** An e-mail address. */
export function emailAddress(description: string) {
  return z
    .email(say("write an e-mail address, such as office@company.com"))
    .meta({ description } satisfies FieldMeta);
}

/** A telephone number as it is dialed (E.164). */
export function dialedNumber(description: string) {
  return z
    .string(say('write it in quotation marks, for example "+12025550100"'))
    .regex(
      /^\+[1-9]\d{6,14}((;ext=|,| ?x)\d{1,7})?$/,
      say(
        'write the number as it is dialed: +, the country and all digits without spaces or hyphens, for example "+12025550100"',
      ),
    )
    .meta({ description } satisfies FieldMeta);
}
