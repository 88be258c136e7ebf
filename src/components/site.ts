import { graphql, useStaticQuery } from "gatsby";
import { createContext, useContext } from "react";

/** The path of the current page, the same in the built HTML and in the browser: for the 404 page it is "/404.html" at every address. */
const PagePath = createContext("/");

export const PagePathProvider = PagePath.Provider;

export const usePagePath = (): string => useContext(PagePath);

/** The canonical path of the current page. At an alias, it is the path of the page that the alias shows. */
export function useCanonicalPath(): string {
  const path = usePagePath();
  const { aliased } = useSite();
  return aliased.nodes.find(({ aliases }) => aliases.includes(path))?.path ?? path;
}

/**
 * The data that header, footer and closing calls need on every page: one static query, so one request. All other data is queried by the page
 * that shows it.
 */
export const useSite = () =>
  useStaticQuery<Queries.SiteQuery>(graphql`
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
        room {
          size
          read
          line
          fireplace
        }
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
        menus {
          name
          links {
            title
            path
            letter
            note
          }
          pages
        }
        drawing
        allAreas {
          label
          to
        }
        quote
        quoteShort
        portal
        quoteBar
        call
        free
        band
        footerServices
        footerAreas
        footerCompany
        company {
          title: label
          path: to
        }
        questions {
          label
          to
        }
        legal {
          title: label
          path: to
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
      screenLabels {
        errorTitle
        errorText
        errorReload
        preview
      }
      # The build makes these three, so they are in no folder of content/.
      drawing: file(
        sourceInstanceName: { eq: "__PROGRAMMATIC__" }
        name: { eq: "section-drawing" }
      ) {
        publicURL
      }
      map: file(sourceInstanceName: { eq: "__PROGRAMMATIC__" }, name: { eq: "map" }) {
        publicURL
      }
      harbor: file(sourceInstanceName: { eq: "__PROGRAMMATIC__" }, name: { eq: "harbor" }) {
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
          ...PageLink
          short
          letter
        }
      }
      regions: allRegion(sort: { position: ASC }) {
        nodes {
          ...PageLink
          fips
          mapLabel
        }
      }
      towns: allTown(sort: { position: ASC }) {
        nodes {
          ...PageLink
        }
      }
      aliased: allContentPage(filter: { aliases: { regex: "/./" } }) {
        nodes {
          path
          aliases
        }
      }
    }
  `);

/** What a link to a page needs. */
export const fragment = graphql`
  fragment PageLink on ContentPage {
    title
    path
  }
`;
