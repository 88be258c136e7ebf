import { z } from "zod";
import { businessTypes } from "../../domain/business-types";
import { isPlaceholder } from "../../domain/placeholder";
import {
  beforeLaunch,
  choice,
  day,
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
import { defineKind } from "../kind";
import { companyMap } from "../place/company-map";
import { stateCodes } from "../place/states";
import { sampleMark } from "../phrases";

interface LatLon {
  lat: number;
  lon: number;
}

const clock = text("A time of day by the company's clocks, HH:MM.", {
  like: {
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    example: '"08:00" or "17:30"; on a day that is closed take “opens” and “closes” away',
  },
});

const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const digits = (number: string) => number.replace(/\D/g, "");

const placeholder = (field: Parameters<typeof isPlaceholder>[0]) => ({
  when: (value: string) => isPlaceholder(field, value),
  says: "is a placeholder",
});

const notSet = { when: "unset", says: "is not set" } as const;

function isTimeZone(name: string): boolean {
  try {
    return !!new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
}

function hoursTrouble(opens?: string, closes?: string): string | undefined {
  if (opens === undefined && closes === undefined) return undefined;
  if (opens === undefined || closes === undefined)
    return "write both “opens” and “closes”, or neither on a day that is closed";
  return opens < closes ? undefined : "“opens” must be an earlier time than “closes”";
}

// Decision 1.
export default defineKind({
  type: "Business",
  description: "The company: the only place of its name, addresses, hours and claims.",
  source: { single: "business.yaml" },
  resolved: {
    point: {
      description: "Where the address is on the map.",
      sdl: "MapXY!",
      resolve: (entries, all) => {
        const { project } = companyMap(all);
        return new Map(
          entries.map(({ slug, data }) => {
            const { lat, lon } = data.map as LatLon;
            return [slug, project(lat, lon)];
          }),
        );
      },
    },
  },
  fields: z.strictObject({
    // Decision 37.
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
    // Decision 36.
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
      display: beforeLaunch(text("As it is shown.", { max: 24 }), placeholder("phone")),
      e164: dialedNumber("As it is dialed: + and digits (E.164)."),
    }).check(
      judged(
        ({ display, e164 }) =>
          !e164.startsWith("+") ||
          [digits(e164), digits(e164).replace(/^1/, "")].includes(digits(display))
            ? undefined
            : `“${display}” and “${e164}” are different numbers; write the same one twice, as it is shown and as it is dialed`,
        ["display"],
      ),
    ),
    email: beforeLaunch(emailAddress("The contact e-mail address."), placeholder("email")),
    address: group("Address", "The street address.", {
      street: beforeLaunch(text("Number and street.", { max: 60 }), placeholder("street")),
      city: text("City.", { max: 40 }),
      state: choice("State, two letters; DC is one of them.", stateCodes),
      zip: text("ZIP code.", { like: { pattern: /^\d{5}(-\d{4})?$/, example: '"21401"' } }),
    }),
    // Decision 33.
    timeZone: text("The time zone of the company's clocks, by its IANA name.", {
      max: 40,
    }).check(
      judged((zone) =>
        isTimeZone(zone)
          ? undefined
          : `there is no time zone called “${zone}”; write the one of the company, such as America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage or Pacific/Honolulu`,
      ),
    ),
    map: group("MapPoint", "The address on the map.", {
      lat: latitude("Latitude."),
      lon: longitude("Longitude."),
    }),
    hours: list(
      "The seven days from Monday; a day without times is closed.",
      group("OpeningDay", "A day of the week.", {
        day: choice("The day.", week),
        opens: clock.optional(),
        closes: clock.optional(),
      }).check(judged(({ opens, closes }) => hoursTrouble(opens, closes))),
      { min: 7, max: 7 },
    ).check(
      judged((days) => {
        if (days.some(({ day }, index) => day !== week[index]))
          return `write each day once, in the order ${week.join(", ")}`;
        if (days.every(({ opens }) => opens === undefined))
          return "every day is closed; write “opens” and “closes” on those that are not";
        return undefined;
      }),
    ),
    // Decision 28.
    closures: list(
      "Days on which the company is closed, or open at other hours; shown a week ahead.",
      group("Closure", "A day, or several.", {
        day: day("The day, or the first of several."),
        until: day("The last of several days.").optional(),
        reason: text("Why, for example Thanksgiving.", { max: 40 }),
        opens: clock.optional(),
        closes: clock.optional(),
      }).check(
        judged(({ opens, closes }) => hoursTrouble(opens, closes)),
        judged(
          ({ day: first, until }) =>
            until === undefined || until > first
              ? undefined
              : "“until” must be a later day than “day”; leave it out where there is one day only",
          ["until"],
        ),
      ),
    ).optional(),
    badges: list("The trust badges.", text("A badge.", { max: 40 }), { min: 1, max: 4 }),
    freeLine: text("The sentence under the phone number of closing calls.", { max: 80 }),
    // Decision 17.
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
      { max: 6 },
    ),
    socialNote: text("The note on the contact page; leave it out to take it away.", {
      max: 80,
    }).optional(),
    licenses: beforeLaunch(
      list(
        "Licenses, shown where they are set. Never invent a number.",
        group("License", "A license.", {
          name: text("Its name.", { max: 80 }),
          number: text("Its number.", { max: 40 }),
          issuer: text("Who issued it.", { max: 80 }),
        }),
      ),
      { when: "unset", says: "are not set, while the badges say licensed" },
    ).optional(),
    owner: beforeLaunch(
      group("Owner", "The owner, once the page about the company should name one.", {
        name: text("Name.", { max: 60 }),
        picture: picture("A portrait.", { minWidth: 800 }).optional(),
      }),
      { when: "unset", says: "is not set: the about page names no owner" },
    ).optional(),
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
