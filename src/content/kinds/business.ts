import { z } from "zod";
import { choice, decimal, flag, group, integer, list, picture, text, webAddress } from "../fields";
import { defineKind } from "../kind";

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => "write a time as HH:MM, for example 08:00" })
  .meta({ description: "A time of day in Maryland, HH:MM." });

export default defineKind({
  type: "Business",
  description: "The company: the only place of its name, addresses, hours and claims (decision 1).",
  source: { single: "business.yaml" },
  fields: z.strictObject({
    name: text("The whole name.", { max: 60 }),
    shortName: text("The first part of the name, as the word mark shows it.", { max: 30 }),
    trade: text("The second part of the name, as the word mark shows it.", { max: 30 }),
    tagline: text("The line in the footer.", { max: 80 }),
    founded: integer("Year of founding.", { min: 1900, max: 2100 }),
    siteUrl: webAddress("The address of this site, without a slash at its end."),
    phone: group("Phone", "The telephone number.", {
      display: text("As it is shown.", { max: 24 }),
      e164: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, {
          error: () => "write the number as it is dialed, for example +12025550100",
        })
        .meta({ description: "As it is dialed: + and digits (E.164)." }),
    }),
    email: z
      .email({ error: () => "write an e-mail address" })
      .meta({ description: "The contact e-mail address." }),
    address: group("Address", "The street address.", {
      street: text("Number and street.", { max: 60 }),
      city: text("City.", { max: 40 }),
      state: text("State, two letters.", { min: 2, max: 2 }),
      zip: text("ZIP code.", { min: 5, max: 10 }),
    }),
    map: group("MapPoint", "The address on the map.", {
      lat: decimal("Latitude.", 37, 40),
      lon: decimal("Longitude.", -80, -75),
    }),
    hours: list(
      "The seven days from Monday; a day without times is closed.",
      group("OpeningDay", "A day of the week.", {
        day: choice("The day.", [
          "Monday",
          "Tuesday",
          "Wednesday",
          "Thursday",
          "Friday",
          "Saturday",
          "Sunday",
        ]),
        opens: clock.optional(),
        closes: clock.optional(),
      }),
      { min: 7, max: 7 },
    ),
    badges: list("The trust badges.", text("A badge.", { max: 40 }), { min: 1, max: 4 }),
    freeLine: text("The sentence under the phone number of closing calls.", { max: 80 }),
    quote: group("Quote", "Where quote buttons lead (decision 17). Left out, they lead to the contact page.", {
      url: webAddress("The job-request portal.").optional(),
      socialUrl: webAddress("The portal's address that names social media as the source.").optional(),
    }).optional(),
    social: list(
      "The links in the footer.",
      group("SocialLink", "A network.", {
        name: text("Its name.", { max: 20 }),
        url: webAddress("The company's page there."),
        sample: flag("true until the address is the company's own.").optional(),
      }),
      { max: 6 },
    ),
    socialNote: text("The note on the contact page; leave it out to take it away.", { max: 80 }).optional(),
    licenses: list(
      "Licences, shown where they are set. Never invent a number.",
      group("License", "A licence.", {
        name: text("Its name.", { max: 80 }),
        number: text("Its number.", { max: 40 }),
        issuer: text("Who issued it.", { max: 80 }),
      }),
    ).optional(),
    owner: group("Owner", "The owner, once the page about the company should name one.", {
      name: text("Name.", { max: 60 }),
      picture: picture("A portrait.").optional(),
    }).optional(),
    regionTitle: text("Title of region pages; {region} and {company} are filled in.", { max: 120 }),
    regionDescription: text("Description of region pages; {region} and {phone} are filled in.", {
      max: 160,
    }),
  }),
});
