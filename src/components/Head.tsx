import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useAfterPaint } from "../client/deferred";
import { useCanonicalPath, usePagePath, useSite } from "./site";
import { feedPath } from "../domain/site";

type Props =
  /** An entry with a page, whose head was created by the build. */
  | { page: Queries.PageHeadFragment }
  /** A page without canonical address, which is noindex. The company's name is appended to its title. */
  | { page?: undefined; title: string; description: string };

const inBrowser = typeof window !== "undefined";

/**
 * Manages the document head; every page renders it once. In a preview, all pages are noindex. In the browser, it renders after the page has been
 * painted: only the title is visible, and a loaded document already has its head.
 */
export function Head(props: Props) {
  return useAfterPaint(inBrowser) && <Tags {...props} />;
}

/**
 * The JSON-LD of a page.
 * @param nodes of the graph as JSON without the enclosing brackets (structured-data.ts).
 * @returns JSON with "<" escaped, so that no value can close the script element (HTML, 4.12.1.3).
 */
const graphText = (...nodes: readonly string[]): string =>
  `{"@context":"https://schema.org","@graph":[${nodes.join(",")}]}`.replace(/</g, "\\u003c");

function Tags(props: Props) {
  const { business, build, brand } = useSite();
  const path = usePagePath();
  const canonicalPath = useCanonicalPath();
  const head = props.page?.head;
  const title = props.page ? props.page.head.title : `${props.title} | ${business.name}`;
  const sharedTitle = props.page ? props.page.head.sharedTitle : props.title;
  const description = props.page ? props.page.head.description : props.description;
  const address = props.page && !build.preview ? `${build.siteUrl}${canonicalPath}` : undefined;
  return (
    <Helmet defer={false} key={path}>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="author" content={business.name} />
      {head && head.keywords.length > 0 && (
        <meta name="keywords" content={head.keywords.join(", ")} />
      )}
      <meta name="theme-color" content={brand.ink} />
      <meta name="robots" content={address ? "max-image-preview:large" : "noindex"} />
      {address && <link rel="canonical" href={address} />}
      <link
        rel="alternate"
        type="application/atom+xml"
        href={`${build.siteUrl}${feedPath}`}
        title={business.name}
      />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={head?.published ? "article" : "website"} />
      <meta property="og:site_name" content={business.name} />
      {address && <meta property="og:url" content={address} />}
      {head?.published && <meta property="article:published_time" content={head.published} />}
      {head?.section && <meta property="article:section" content={head.section} />}
      {head && <meta property="og:image" content={`${build.siteUrl}${head.picture}`} />}
      {head && <meta property="og:image:width" content="1200" />}
      {head && <meta property="og:image:height" content="630" />}
      {head && <meta property="og:image:alt" content={head.pictureAlt} />}
      <meta name="twitter:card" content={head ? "summary_large_image" : "summary"} />
      {head && (
        <script type="application/ld+json">
          {graphText(build.structuredData, head.structuredData)}
        </script>
      )}
    </Helmet>
  );
}

export const fragment = graphql`
  fragment PageHead on ContentPage {
    head {
      title
      sharedTitle
      description
      keywords
      picture
      pictureAlt
      published
      section
      structuredData
    }
  }
`;
