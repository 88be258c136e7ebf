import type { z } from "zod";
import { businessTypes, isOneNumber, isPlaceholder } from "../../domain/site";
import {
  beforeLaunch,
  choice,
  closures,
  coordinates,
  dialedNumber,
  emailAddress,
  flagUntilLaunch,
  group,
  integer,
  list,
  openingHours,
  optionalUntilLaunch,
  picture,
  refine,
  sampleFlag,
  siteAddress,
  text,
  timeZone,
  webAddress,
} from "../fields";
import { addressMap } from "../../map/maps";
import { state } from "../../map/project";
import { computed, defineKind } from "../kind";

const noPlaceholder = <T extends z.ZodType>(
  schema: T,
  field: Parameters<typeof isPlaceholder>[0],
): T =>
  beforeLaunch(schema, (value) => isPlaceholder(field, String(value)), "is a placeholder");

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
    spec: flagUntilLaunch(
      "true while the words are those of the specification, which tests compare.",
      "says that the words are the specification's; take the line out once they are the company's own",
    ),
    name: text("Full name.", { max: 60 }),
    shortName: text("First part of the name in the logo.", { max: 30 }),
    trade: text("Second part of the name in the logo.", { max: 30 }),
    tagline: text("Line in the footer.", { max: 80 }),
    // For structured data (decision 36).
    businessType: choice(
      "Kind of business for search engines: a subtype of schema.org's LocalBusiness.",
      businessTypes,
    ),
    founded: integer("Year of founding.", { min: 1900, max: 2100 }),
    siteUrl: noPlaceholder(
      siteAddress("Address of this site, without a slash at its end."),
      "siteUrl",
    ),
    phone: group("Phone", "Phone number.", {
      display: noPlaceholder(text("As visitors read it.", { max: 32 }), "phone"),
      e164: dialedNumber(
        "As it is dialed: +, the country and all digits, such as +12025550100 (E.164).",
      ),
    }).check(
      refine(
        ({ display, e164 }) =>
          !e164.startsWith("+") || isOneNumber({ display, e164 })
            ? undefined
            : `“${display}” and “${e164}” are different numbers; write the same one twice, as it is shown and as it is dialed`,
        ["display"],
      ),
    ),
    email: noPlaceholder(emailAddress("E-mail address."), "email"),
    securityContact: noPlaceholder(
      emailAddress(
        "E-mail address for reports of vulnerabilities (security.txt); the company's if left out.",
      ),
      "email",
    ).optional(),
    address: group("Address", "Street address.", {
      street: noPlaceholder(text("Number and street.", { max: 60 }), "street"),
      city: text("City.", { max: 40 }),
      state: choice("State, two letters.", [state.code]),
      zip: beforeLaunch(
        text("ZIP code.", { like: { pattern: /^\d{5}(-\d{4})?$/, example: '"21401"' } }),
        (value) => value === "00000",
        "is a placeholder",
      ),
    }),
    timeZone,
    map: group("MapPoint", "Address on the map.", coordinates),
    hours: openingHours,
    closures: closures.optional(),
    badges: list("Trust badges.", text("Badge.", { max: 40 }), { min: 1, max: 8 }),
    nextLine: text("What happens after a call or a request, before the next line.", {
      max: 120,
    }).optional(),
    freeLine: text("Sentence under the phone number at the end of pages.", { max: 80 }),
    blankSheet: list(
      "Title block of the blank sheet at the end of pages.",
      text("Part of it, for example Sheet 1.", { max: 24 }),
      { max: 3 },
    ).optional(),
    // All quote buttons use it (decision 17).
    quote: optionalUntilLaunch(
      group("Quote", "Pages that quote buttons open; the contact page if left out.", {
        url: optionalUntilLaunch(
          webAddress("Address of the job-request portal."),
          "is not set",
        ),
        socialUrl: optionalUntilLaunch(
          webAddress("The portal's address that names social media as the source."),
          "is not set",
        ),
      }),
      "is not set: the two addresses of the job-request portal, url and socialUrl",
    ),
    social: list(
      "Links to social networks in the footer.",
      group("SocialLink", "Social network.", {
        name: text("Name.", { max: 20 }),
        url: webAddress("The company's page there."),
        sample: sampleFlag("true until the address is the company's own."),
      }),
      { max: 8 },
    ),
    socialNote: text("Note on the contact page. The site hides it once no link is a sample.", {
      max: 80,
    }).optional(),
    licenses: optionalUntilLaunch(
      list(
        "Licenses. Never invent a number.",
        group("License", "License.", {
          name: text("Name.", { max: 80 }),
          number: text("Number.", { max: 40 }),
          issuer: text("Issuer.", { max: 80 }),
        }),
      ),
      "are not set: no page names a license",
    ),
    owner: optionalUntilLaunch(
      group("Owner", "The owner, if the page about the company names one.", {
        name: text("Name.", { max: 60 }),
        picture: picture("Portrait.", { minWidth: 800 }).optional(),
      }),
      "is not set: the about page names no owner",
    ),
    // Without it, the build contains nothing of the editor (decision 39).
    editor: group("Editor", "Editor in the browser. There is none if this is left out.", {
      repository: text(
        "Owner and name of the repository on GitHub, where drafts become pull requests.",
        { like: { pattern: /^[\w-]+\/[\w.-]+$/, example: "your-company/website" } },
      ),
      branch: text("Branch that the site is built from; main if left out.", {
        max: 60,
      }).optional(),
    }).optional(),
    regionTitle: text("Title of region pages. {region} and {company} are replaced.", {
      max: 120,
      holds: ["region"],
      mayHold: ["company"],
    }),
    regionDescription: text("Description of region pages. {region} and {phone} are replaced.", {
      max: 160,
      holds: ["region"],
      mayHold: ["phone"],
    }),
  },
});
