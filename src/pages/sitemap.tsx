import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { useNavigation } from "../components/site";
import { SitemapGroups } from "../sections/sitemap/SitemapGroups";

/** A list of the site's pages. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { navigation, services, regions, towns } = useNavigation();
  const { page, single, projects, articles, legal } = data;
  // A page has the same name here as in the navigation.
  const names = new Map(navigation.main.map(({ to, label }) => [to, label]));
  const pages = single.nodes
    .filter(({ path }) => path !== page.path)
    .map(({ path, title }) => ({ path, title: names.get(path) ?? title }));
  return (
    <Page
      head={page}
      first={
        <SitemapGroups
          title={page.title}
          groups={[
            { heading: page.pages, links: pages },
            { heading: page.services, links: services.nodes },
            { heading: page.regions, links: regions.nodes },
            { heading: page.towns, links: towns.nodes },
            { heading: page.projects, links: projects.nodes },
            { heading: page.articles, links: articles.nodes },
            { heading: page.legal, links: legal.nodes },
          ]}
        />
      }
    />
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
    single: allContentPage(filter: { component: { glob: "pages/*" } }, sort: { path: ASC }) {
      nodes {
        ...PageLink
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        ...PageLink
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PageLink
      }
    }
    legal: allLegalPage(sort: { path: ASC }) {
      nodes {
        ...PageLink
      }
    }
  }
`;
