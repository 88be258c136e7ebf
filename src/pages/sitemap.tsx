import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { SitemapGroups } from "../sections/sitemap/SitemapGroups";

/** A list of the site's pages. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  return <Page head={data.page} first={<SitemapGroups page={data.page} />} />;
}

export const query = graphql`
  query SitemapPage {
    page: sitemapPage {
      ...PageHead
      ...SitemapGroups
    }
  }
`;
