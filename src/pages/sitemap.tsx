import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../business/broken-data";
import { useSite } from "../components/site/useSite";
import { SitemapGroups } from "../sections/sitemap-groups/SitemapGroups";
import { Head } from "../seo/Head";

/** Every page of the site in one list. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { navigation } = useSite();
  const { page } = data;
  if (!page) throw brokenData();
  // A page is called here what the navigation calls it.
  const names = new Map(navigation.main.map(({ to, label }) => [to, label]));
  const pages = [...data.pages.nodes, ...data.blog.nodes]
    .filter(({ path }) => path !== page.path)
    .map(({ path, title }) => ({ path, title: names.get(path) ?? title }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return (
    <>
      <Head title={page.title} description={page.description} />
      <SitemapGroups
        title={page.title}
        groups={[
          { heading: page.pages, links: pages },
          { heading: page.services, links: data.services.nodes },
          { heading: page.regions, links: data.regions.nodes },
          { heading: page.towns, links: data.towns.nodes },
          { heading: page.projects, links: data.projects.nodes },
          { heading: page.articles, links: data.articles.nodes },
          { heading: page.legal, links: data.legal.nodes },
        ]}
      />
    </>
  );
}

export const query = graphql`
  query SitemapPage {
    page: sitemapPage {
      title
      description
      path
      pages
      services
      regions
      towns
      projects
      articles
      legal
    }
    pages: allContentPage(filter: { component: { glob: "pages/*" } }) {
      nodes {
        title
        path
      }
    }
    blog: allArticleList(sort: { number: ASC }) {
      nodes {
        title
        path
      }
    }
    services: allService(sort: { letter: ASC }) {
      nodes {
        title
        path
      }
    }
    regions: allRegion(sort: { position: ASC }) {
      nodes {
        title
        path
      }
    }
    towns: allTown(sort: { title: ASC }) {
      nodes {
        title
        path
      }
    }
    projects: allProject(sort: { title: ASC }) {
      nodes {
        title
        path
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        path
      }
    }
    legal: allLegalPage(sort: { title: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
