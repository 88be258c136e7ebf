import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../domain/text";
import { Page } from "../components/page/Page";
import { useNavigation } from "../components/site/site";
import { SitemapGroups } from "../sections/sitemap/SitemapGroups";

/**
 * A list of the site's pages. It has only the first articles and projects and a link to all of them, because their number grows without
 * limit; the XML site map has every page.
 */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { navigation, services, regions, towns } = useNavigation();
  const { page, others, projects, articles, legal, gallery, projectWords, blog, blogWords } =
    data;
  if (!page || !gallery || !projectWords || !blog || !blogWords) throw brokenData();
  // A page has the same name here as in the navigation.
  const names = new Map(navigation.main.map(({ to, label }) => [to, label]));
  const single = others.nodes
    .filter(({ path }) => path !== page.path)
    .map(({ path, title }) => ({ path, title: names.get(path) ?? title }));
  return (
    <Page
      head={page}
      first={
        <SitemapGroups
          title={page.title}
          groups={[
            { heading: page.pages, links: single },
            { heading: page.services, links: services.nodes },
            { heading: page.regions, links: regions.nodes },
            { heading: page.towns, links: towns.nodes },
            {
              heading: page.projects,
              links: projects.nodes,
              all: projects.pageInfo.hasNextPage && {
                title: projectWords.back,
                path: gallery.path,
              },
            },
            {
              heading: page.articles,
              links: articles.nodes,
              all: articles.pageInfo.hasNextPage && { title: blogWords.back, path: blog.path },
            },
            { heading: page.legal, links: legal.nodes },
          ]}
        />
      }
    />
  );
}

// All pages that are in no other group, but only the first page of each list.
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
    others: allPage(
      filter: {
        kind: { nin: ["Service", "Region", "Town", "Project", "Article", "LegalPage"] }
        path: { regex: "/^(?!.*/page/)/" }
      }
      sort: { path: ASC }
    ) {
      nodes {
        title
        path
      }
    }
    gallery: projectList(number: { eq: 1 }) {
      path
    }
    projectWords {
      back
    }
    blog: articleList(number: { eq: 1 }) {
      path
    }
    blogWords {
      back
    }
    projects: allProject(sort: { position: ASC }, limit: 60) {
      nodes {
        title
        path
      }
      pageInfo {
        hasNextPage
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 12) {
      nodes {
        title
        path
      }
      pageInfo {
        hasNextPage
      }
    }
    legal: allLegalPage(sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
