import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../business/broken-data";
import { useMemo } from "react";
import { BlogHead } from "../sections/blog-head/BlogHead";
import { BlogLead } from "../sections/blog-lead/BlogLead";
import { BlogList } from "../sections/blog-list/BlogList";
import { useArticleSearch } from "../sections/blog-search/useArticleSearch";
import { Head } from "../seo/Head";

/** A page of the blog: the lead article on the first one, the list, and the sidebar; filter and search look at all articles. */
export default function ArticleListPage({ data }: PageProps<Queries.ArticleListPageQuery>) {
  const { list, words } = data;
  const categories = useMemo(
    () => (list?.counts ?? []).map(({ category }) => category.blog),
    [list],
  );
  const { field, category, found, failed, choose, type, showAll, retry } = useArticleSearch(
    list?.searchIndex ?? "",
    categories,
  );
  if (!list || !words) throw brokenData();
  // What is asked for, or that it cannot be had, stands right under the filters.
  const lead = found || failed ? null : list.lead;
  return (
    <>
      <Head page={list} />
      <BlogHead
        title={list.title}
        words={words}
        categories={categories}
        category={category}
        field={field}
        onChoose={choose}
        onType={type}
      />
      {lead && <BlogLead article={lead} />}
      <BlogList
        words={words}
        list={list}
        articles={lead ? list.articles.slice(1) : list.articles}
        found={found}
        failed={failed}
        category={category}
        onChoose={choose}
        onShowAll={showAll}
        onRetry={retry}
      />
    </>
  );
}

export const query = graphql`
  query ArticleListPage($id: String!) {
    list: articleList(id: { eq: $id }) {
      title
      ...PageHead
      searchIndex
      counts {
        category {
          blog
        }
      }
      articles {
        ...ArticleRow
      }
      lead {
        ...BlogLead
      }
      ...BlogList
    }
    words: blogWords {
      ...BlogHead
      ...BlogListWords
    }
  }
`;
