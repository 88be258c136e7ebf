import { z } from "zod";
import { businessTypes } from "../../domain/business-types";
import { isOneNumber } from "../../domain/phone";
import { isPlaceholder } from "../../domain/placeholder";
import {
  beforeLaunch,
  choice,
  dialedNumber,
  emailAddress,
  flag,
  group,
  integer,
  judged,
  latitude,
  list,
  longitude,
  picture,
  siteAddress,
  text,
  webAddress,
} from "../fields";
import { addressMap } from "../../map/maps";
import { state } from "../../map/project";
import { defineKind } from "../kind";
import { closures, openingHours, timeZone } from "../opening-hours";
import { sampleMark } from "../phrases";

const placeholder = (field: Parameters<typeof isPlaceholder>[0]) => ({
  when: (value: string) => isPlaceholder(field, value),
  says: "is a placeholder",
});

const notSet = { when: "unset", says: "is not set" } as const;

// No other file contains these facts (decision 1).
export default defineKind({
  type: "Business",
  description: "The company: the only place of its name, addresses, hours and claims.",
  source: { single: "business.yaml" },
  resolved: {
    drawnMap: {
      description: "The map around the address.",
      sdl: "DrawnMap!",
      resolve: (entries) => new Map(entries.map(({ slug, data }) => [slug, addressMap(data)])),
    },
  },
  fields: z.strictObject({
    // The tests of the specification's words depend on it (decision 37).
    spec: beforeLaunch(
      flag(
        "true while the words are those of the specification, which a suite of tests holds.",
      ),
      {
        when: true,
        says: "says that the words are the specification's; take the line out once they are the company's own",
      },
    ).optional(),
    name: text("The whole name.", { max: 60 }),
    shortName: text("The first part of the name, as the word mark shows it.", { max: 30 }),
    trade: text("The second part of the name, as the word mark shows it.", { max: 30 }),
    tagline: text("The line in the footer.", { max: 80 }),
    // For structured data (decision 36).
    businessType: choice(
      "What search engines take the company for: a subtype of schema.org's LocalBusiness.",
      businessTypes,
    ),
    founded: integer("Year of founding.", { min: 1900, max: 2100 }),
    siteUrl: beforeLaunch(
      siteAddress("The address of this site, without a slash at its end."),
      placeholder("siteUrl"),
    ),
    phone: group("Phone", "The telephone number.", {
      display: beforeLaunch(text("As it is shown.", { max: 32 }), placeholder("phone")),
      e164: dialedNumber(
        "As it is dialed: +, the country and all digits, such as +12025550100 (E.164).",
      ),
    }).check(
      judged(
        ({ display, e164 }) =>
          !e164.startsWith("+") || isOneNumber({ display, e164 })
            ? undefined
            : `“${display}” and “${e164}” are different numbers; write the same one twice, as it is shown and as it is dialed`,
        ["display"],
      ),
    ),
    email: beforeLaunch(emailAddress("The contact e-mail address."), placeholder("email")),
    securityContact: beforeLaunch(
      emailAddress(
        "Where to report a vulnerability of this site (security.txt). Left out, reports go to the contact e-mail address.",
      ),
      placeholder("email"),
    ).optional(),
    address: group("Address", "The street address.", {
      street: beforeLaunch(text("Number and street.", { max: 60 }), placeholder("street")),
      city: text("City.", { max: 40 }),
      state: choice("State, two letters.", [state.code]),
      zip: beforeLaunch(
        text("ZIP code.", { like: { pattern: /^\d{5}(-\d{4})?$/, example: '"21401"' } }),
        { when: /^00000$/, says: "is a placeholder" },
      ),
    }),
    timeZone,
    map: group("MapPoint", "The address on the map.", {
      lat: latitude("Latitude."),
      lon: longitude("Longitude."),
    }),
    hours: openingHours,
    closures: closures.optional(),
    badges: list("The trust badges.", text("A badge.", { max: 40 }), { min: 1, max: 8 }),
    nextLine: text("What happens after a call or a request, before the free line.", {
      max: 120,
    }).optional(),
    freeLine: text("The sentence under the phone number of closing calls.", { max: 80 }),
    blankSheet: list(
      "The title block of the blank sheet beside closing calls.",
      text("A part of it, for example Sheet 1.", { max: 24 }),
      { max: 3 },
    ).optional(),
    // All quote buttons use it (decision 17).
    quote: beforeLaunch(
      group("Quote", "Where quote buttons lead. Left out, they lead to the contact page.", {
        url: beforeLaunch(webAddress("The job-request portal."), notSet).optional(),
        socialUrl: beforeLaunch(
          webAddress("The portal's address that names social media as the source."),
          notSet,
        ).optional(),
      }),
      {
        when: "unset",
        says: "is not set: the two addresses of the job-request portal, url and socialUrl",
      },
    ).optional(),
    social: list(
      "The links in the footer.",
      group("SocialLink", "A network.", {
        name: text("Its name.", { max: 20 }),
        url: webAddress("The company's page there."),
        sample: beforeLaunch(
          flag("true until the address is the company's own."),
          sampleMark,
        ).optional(),
      }),
      { max: 8 },
    ),
    socialNote: text(
      "The note on the contact page. It goes by itself once no link is a sample.",
      {
        max: 80,
      },
    ).optional(),
    licenses: beforeLaunch(
      list(
        "Licenses, shown where they are set. Never invent a number.",
        group("License", "A license.", {
          name: text("Its name.", { max: 80 }),
          number: text("Its number.", { max: 40 }),
          issuer: text("Who issued it.", { max: 80 }),
        }),
      ),
      { when: "unset", says: "are not set: no page names a license" },
    ).optional(),
    owner: beforeLaunch(
      group("Owner", "The owner, once the page about the company should name one.", {
        name: text("Name.", { max: 60 }),
        picture: picture("A portrait.", { minWidth: 800 }).optional(),
      }),
      { when: "unset", says: "is not set: the about page names no owner" },
    ).optional(),
    // Without it, the build contains nothing of the editor (decision 39).
    editor: group("Editor", "The editor in the browser; left out, there is none.", {
      repository: text(
        "Owner and name of the repository on GitHub, where drafts become pull requests.",
        {
          like: { pattern: /^[\w-]+\/[\w.-]+$/, example: "your-company/website" },
        },
      ),
      branch: text("The branch that the site is built from; left out, main.", {
        max: 60,
      }).optional(),
      address: siteAddress(
        "The address of the editor, where it has one of its own; left out, it is at /admin of this site.",
      ).optional(),
    }).optional(),
    regionTitle: text("Title of region pages; {region} and {company} are filled in.", {
      max: 120,
      holds: ["region"],
      mayHold: ["company"],
    }),
    regionDescription: text(
      "Description of region pages; {region} and {phone} are filled in.",
      {
        max: 160,
        holds: ["region"],
        mayHold: ["phone"],
      },
    ),
  }),
});
