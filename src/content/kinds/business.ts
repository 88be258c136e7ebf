import type { z } from "zod";
import { businessTypes, isSameNumber, isPlaceholder } from "../../domain/site";
import * as F from "../fields";
import { addressMap } from "../maps";
import { state } from "../../map/project";
import { computed, defineKind } from "../kind";

const noPlaceholder = <T extends z.ZodType>(
  schema: T,
  field: Parameters<typeof isPlaceholder>[0],
): T =>
  F.beforeLaunch(schema, (value) => isPlaceholder(field, String(value)), "is a placeholder");

// No other file contains these facts (decision 1).
export default defineKind({
  type: "Business",
  description: "The company: name, addresses, hours and claims.",
  source: { file: "business.yaml" },
  resolved: {
    drawnMap: computed("DrawnMap!", "Map around the address.", ({ data }) => addressMap(data)),
  },
  fields: {
    // The tests of the specification's words depend on it (decision 37).
    spec: F.flagUntilLaunch(
      "true while the words are those of the specification, which tests compare.",
      "says that the words are the specification's; remove the line once they are the company's own",
    ),
    name: F.text("Full name.", { max: 60 }),
    shortName: F.text("First part of the name in the logo.", { max: 30 }),
    trade: F.text("Second part of the name in the logo.", { max: 30 }),
    tagline: F.text("Line in the footer.", { max: 80 }),
    // For structured data (decision 36).
    businessType: F.choice(
      "Kind of business for search engines: a subtype of schema.org's LocalBusiness.",
      businessTypes,
    ),
    founded: F.integer("Year of founding.", { min: 1900, max: 2100 }),
    siteUrl: noPlaceholder(
      F.siteAddress("Address of this site, without a slash at its end."),
      "siteUrl",
    ),
    phone: F.group("Phone", "Phone number.", {
      display: noPlaceholder(F.text("As visitors see it.", { max: 32 }), "phone"),
      e164: F.dialedNumber(
        "As it is dialed: +, the country code and all digits, such as +12025550100 (E.164).",
      ),
    }).check(
      F.refine(
        ({ display, e164 }) =>
          !e164.startsWith("+") || isSameNumber({ display, e164 })
            ? undefined
            : `“${display}” and “${e164}” are different numbers; write the same number in both fields`,
        ["display"],
      ),
    ),
    email: noPlaceholder(F.emailAddress("E-mail address."), "email"),
    securityContact: noPlaceholder(
      F.emailAddress(
        "E-mail address for reports of vulnerabilities (security.txt); the company's if omitted.",
      ),
      "email",
    ).optional(),
    address: F.group("Address", "Street address.", {
      street: noPlaceholder(F.text("Number and street.", { max: 60 }), "street"),
      city: F.text("City.", { max: 40 }),
      state: F.choice("State, two letters.", [state.code]),
      zip: F.beforeLaunch(
        F.text("ZIP code.", { format: { pattern: /^\d{5}(-\d{4})?$/, example: '"21401"' } }),
        (value) => value === "00000",
        "is a placeholder",
      ),
    }),
    timeZone: F.timeZone,
    map: F.group("MapPoint", "Address on the map.", F.coordinates),
    hours: F.openingHours,
    closures: F.closures.optional(),
    badges: F.list("Trust badges.", F.text("Badge.", { max: 40 }), { min: 1, max: 8 }),
    nextLine: F.text(
      "What happens after a call or a request; shown before the text of freeLine.",
      { max: 120 },
    ).optional(),
    freeLine: F.text("Sentence under the phone number at the end of pages.", { max: 80 }),
    blankSheet: F.list(
      "Title block of the blank sheet at the end of pages.",
      F.text("Line of the block, for example Sheet 1.", { max: 24 }),
      { max: 3 },
    ).optional(),
    room: F.group("RoomWords", "What the sheet and contact page say about a visitor's room.", {
      size: F.text("Size and distance, in the title block.", {
        max: 24,
        requiredPlaceholders: ["inches", "feet"],
      }),
      read: F.text("Words before the line that visitors read to us.", { max: 60 }),
      line: F.text("The line itself.", { max: 60, requiredPlaceholders: ["inches", "feet"] }),
      fireplace: F.text("End of that line for a screen over a fireplace.", { max: 40 }),
    }).optional(),
    // All quote buttons use it (decision 17).
    quote: F.optionalUntilLaunch(
      F.group("Quote", "Pages that quote buttons open; the contact page if omitted.", {
        url: F.optionalUntilLaunch(
          F.webAddress("Address of the job-request portal."),
          "is not set",
        ),
        socialUrl: F.optionalUntilLaunch(
          F.webAddress("The portal's address that names social media as the source."),
          "is not set",
        ),
      }),
      "is not set: the two addresses of the job-request portal, url and socialUrl",
    ),
    social: F.list(
      "Links to social networks in the footer.",
      F.group("SocialLink", "Social network.", {
        name: F.text("Name.", { max: 20 }),
        url: F.webAddress("The company's page there."),
        sample: F.sampleFlag("true until the address is the company's own."),
      }),
      { max: 8 },
    ),
    socialNote: F.text(
      "Note on the contact page. The site hides it once no link is a sample.",
      { max: 80 },
    ).optional(),
    licenses: F.optionalUntilLaunch(
      F.list(
        "Licenses. Never invent a number.",
        F.group("License", "License.", {
          name: F.text("Name.", { max: 80 }),
          number: F.text("Number.", { max: 40 }),
          issuer: F.text("Issuer.", { max: 80 }),
        }),
      ),
      "are not set: no page names a license",
    ),
    owner: F.optionalUntilLaunch(
      F.group("Owner", "The owner, if the About page names one.", {
        name: F.text("Name.", { max: 60 }),
        picture: F.picture("Portrait.", { minWidth: 800 }).optional(),
      }),
      "is not set: the about page names no owner",
    ),
    // Without it, the build contains nothing of the editor (decision 39).
    editor: F.group("Editor", "Editor in the browser. There is none if this is omitted.", {
      repository: F.text(
        "Owner and name of the repository on GitHub, where drafts become pull requests.",
        { format: { pattern: /^[\w-]+\/[\w.-]+$/, example: "your-company/website" } },
      ),
      branch: F.text("Branch that the site is built from; main if omitted.", {
        max: 60,
      }).optional(),
    }).optional(),
    regionTitle: F.text("Title of region pages. {region} and {company} are replaced.", {
      max: 120,
      requiredPlaceholders: ["region"],
      optionalPlaceholders: ["company"],
    }),
    regionDescription: F.text(
      "Description of region pages. {region} and {phone} are replaced.",
      { max: 160, requiredPlaceholders: ["region"], optionalPlaceholders: ["phone"] },
    ),
  },
});
