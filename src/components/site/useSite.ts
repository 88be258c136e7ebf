import { graphql, useStaticQuery } from "gatsby";

/**
 * The data that header, footer and closing calls need on every page: one static query, so one request. All other data is queried by the
 * page that shows it.
 */
export function useSite(): Queries.SiteQuery & {
  business: NonNullable<Queries.SiteQuery["business"]>;
  navigation: NonNullable<Queries.SiteQuery["navigation"]>;
  build: NonNullable<Queries.SiteQuery["build"]>;
  screenWords: NonNullable<Queries.SiteQuery["screenWords"]>;
  brand: NonNullable<Queries.SiteQuery["brand"]>;
} {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      business {
        name
        shortName
        trade
        tagline
        badges
        nextLine
        freeLine
        blankSheet
        email
        phone {
          display
          e164
        }
        address {
          street
          city
          state
          zip
        }
        hours {
          day
          opens
          closes
        }
        closures {
          day
          until
          reason
          opens
          closes
        }
        timeZone
        quote {
          url
          socialUrl
        }
        social {
          name
          url
        }
        licenses {
          name
          number
          issuer
        }
      }
      navigation {
        main {
          label
          to
          menu
        }
        drawing
        allAreas {
          label
          to
        }
        quote
        quoteShort
        quoteBar
        call
        band
        footerServices
        footerAreas
        footerCompany
        company {
          label
          to
        }
        legal {
          label
          to
        }
        copyrightFrom
      }
      build {
        year
        day
        closures
        siteUrl
        preview
        served
        hidden {
          path
          note
        }
        structuredData
      }
      brand {
        ink
        mark
        markBox
      }
      contactPage {
        path
        quoteMail {
          way
          subject
          questions
        }
      }
      screenWords {
        errorTitle
        errorText
        errorReload
        preview
      }
      drawing: file(name: { eq: "section" }, extension: { eq: "svg" }) {
        publicURL
      }
      map: file(name: { eq: "map" }, extension: { eq: "svg" }) {
        publicURL
      }
      sectionDrawing {
        viewBox
      }
      homePage {
        drawing {
          sheet
        }
      }
      services: allService(sort: { position: ASC }) {
        nodes {
          title
          letter
          room
          path
        }
      }
      regions: allRegion(sort: { position: ASC }) {
        nodes {
          title
          path
          fips
          mapLabel
          places {
            name
          }
        }
      }
      towns: allTown(sort: { position: ASC }) {
        nodes {
          title
          path
        }
      }
      aliased: allPage(filter: { aliases: { regex: "/./" } }) {
        nodes {
          path
          aliases
        }
      }
    }
  `);
  const { business, navigation, build, screenWords, brand } = data;
  if (!business || !navigation || !build || !screenWords || !brand)
    throw new Error(
      "The content has no business, no navigation, no screens, no brand or no build.",
    );
  return { ...data, business, navigation, build, screenWords, brand };
}
