import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../business/broken-data";
import { useSite } from "../components/site/useSite";
import { SitemapGroups } from "../sections/sitemap-groups/SitemapGroups";
import { Head } from "../seo/Head";

/** Kinds that have a group of their own; all other pages stand together. */
const grouped = ["Service", "Region", "Town", "Project", "Article", "LegalPage"];

/** Every page of the site: the list of which the XML site map is made, too. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { navigation, services, regions, towns } = useSite();
  const { page } = data;
  if (!page) throw brokenData();
  // A page is called here what the navigation calls it.
  const names = new Map(navigation.main.map(({ to, label }) => [to, label]));
  // In the order of the menus, where a page stands in one.
  const order = [services, regions, towns].flatMap(({ nodes }) =>
    nodes.map(({ path }) => path),
  );
  const inGroup = (type: string) =>
    data.pages.nodes
      .filter((node) => node.__typename === type)
      .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  const others = data.pages.nodes
    .filter(({ __typename, path }) => !grouped.includes(__typename) && path !== page.path)
    .map(({ path, title }) => ({ path, title: names.get(path) ?? title }));
  return (
    <>
      <Head page={page} />
      <SitemapGroups
        title={page.title}
        groups={[
          { heading: page.pages, links: others },
          { heading: page.services, links: inGroup("Service") },
          { heading: page.regions, links: inGroup("Region") },
          { heading: page.towns, links: inGroup("Town") },
          { heading: page.projects, links: inGroup("Project") },
          { heading: page.articles, links: inGroup("Article") },
          { heading: page.legal, links: inGroup("LegalPage") },
        ]}
      />
    </>
  );
}

export const query = graphql`
  query SitemapPage {
    page: sitemapPage {
      title
      ...PageHead
      path
      pages
      services
      regions
      towns
      projects
      articles
      legal
    }
    pages: allContentPage(sort: { path: ASC }) {
      nodes {
        __typename
        title
        path
      }
    }
  }
`;
