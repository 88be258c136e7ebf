/** Fields that hold an address. */
import { z } from "zod";
import { firstViolation, type Rules } from "../rules";
import { messageFrom, refine } from "./meta";

const pathAdvice =
  "write a path of this site: it begins with /, has lowercase letters, digits and hyphens, and no slash at its end";

/** A path on this site, as far as `pattern` describes it. */
const siteAddressLike = (pattern: RegExp, rules: Rules) =>
  z.string("write a path of this site, for example /our-work").regex(
    pattern,
    messageFrom((value) => firstViolation(String(value), rules) ?? pathAdvice),
  );

const noAnchor: Rules = {
  "write the address without the part after #: “{path}”": /^(?<path>\/[^#]*)#/,
};

/** A path on this site; it begins with a slash and does not end with one. */
export const sitePath = (description: string) =>
  siteAddressLike(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, noAnchor).meta({ description });

/** A link to a page of this site, or to a file of the folder static/; it must exist. */
export const pageLink = (description: string) =>
  siteAddressLike(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*|[^/?#\s][^?#\s]*\.[a-z0-9]+)?$/,
    noAnchor,
  ).meta({ description, page: true });

/** The type of a kind whose entries are pages, such as Article. */
export const pageKind = (description: string) =>
  z.string("write a kind of page, such as Article").meta({ description, pageKind: true });

/** An address that a page had before, as it was written there. */
export const oldAddress = (description: string) =>
  siteAddressLike(/^(?!.*\/:)\/(?!\/)[^?#*\\]*$/, {
    "write the address without the part after {sign}: “{path}”":
      /^(?<path>\/[^?#]+)(?<sign>[?#])/,
    "hosts ignore what follows the ?, so they cannot redirect this address; delete this line":
      /^\/\?/,
    "write each old address on its own line, without * and :":
      /^(?:https?:[^*:]*|(?!https?:)[^*:]*)[*:]/,
  }).meta({ description });

/** An address on another site; https only. */
export function webAddress(description: string) {
  return z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      ...messageFrom((value) =>
        typeof value === "string" && /^(http:\/\/|www\.)/i.test(value)
          ? `write it with https: “https://${value.replace(/^http:\/\//i, "")}”`
          : "write a complete address that begins with https://",
      ),
    })
    .meta({ description });
}

/** The origin of a site: no path after the host, no slash at the end. */
export function siteAddress(description: string) {
  return webAddress(description).check(
    refine((value) =>
      // A value that is not a URL was already reported.
      /^https:\/\/[^/]+$/.test(value) || !URL.canParse(value)
        ? undefined
        : `write only the address of the site, without a slash at its end: “${new URL(value).origin}”`,
    ),
  );
}

export const emailAddress = (description: string) =>
  z.email("write an e-mail address, such as office@company.com").meta({ description });

/** A telephone number as it is dialed (E.164). */
export function dialedNumber(description: string) {
  return z
    .string('write it in quotation marks, for example "+12025550100"')
    .regex(
      /^\+[1-9]\d{6,14}((;ext=|,| ?x)\d{1,7})?$/,
      'write the number as it is dialed: +, the country code and all digits, without spaces or hyphens, for example "+12025550100"',
    )
    .meta({ description });
}
