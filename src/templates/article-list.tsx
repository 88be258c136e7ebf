import { graphql, type PageProps } from "gatsby";
import { useMemo, useRef } from "react";
import { brokenData } from "../domain/broken-data";
import { Page } from "../components/page/Page";
import { OptionalBoundary } from "../components/optional-boundary/OptionalBoundary";
import { BlogHead } from "../sections/blog/BlogHead";
import { BlogLead } from "../sections/blog/BlogLead";
import { BlogList } from "../sections/blog/list/BlogList";
import { useArticleSearch, type BlogSearch } from "../sections/blog/search/useArticleSearch";

/** A page of the blog: the lead article on the first one, the list, and the sidebar; filter and search look at all articles. */
export default function ArticleListPage({ data }: PageProps<Queries.ArticleListPageQuery>) {
  const { list, words } = data;
  if (!list || !words) throw brokenData();
  return (
    <Page
      head={list}
      first={
        <OptionalBoundary
          name="search"
          instead={<Blog list={list} words={words} search={noSearch} />}
        >
          <SearchedBlog list={list} words={words} />
        </OptionalBoundary>
      }
    />
  );
}

interface BlogProps {
  list: NonNullable<Queries.ArticleListPageQuery["list"]>;
  words: NonNullable<Queries.ArticleListPageQuery["words"]>;
}

/** Names of all blog categories, in the order of categories.yaml. */
const categoriesOf = (list: BlogProps["list"]) =>
  list.counts.map(({ category }) => category.blog);

function SearchedBlog({ list, words }: BlogProps) {
  // The same array as long as the page is the same: the search follows its changes.
  const categories = useMemo(() => categoriesOf(list), [list]);
  const search = useArticleSearch(list.searchIndex, categories);
  return <Blog list={list} words={words} search={search} />;
}

/** What stands in place of a search that has failed: the list as it was built, and the offer to try again. */
const noSearch: BlogSearch = {
  category: "",
  text: "",
  found: undefined,
  finder: undefined,
  complete: false,
  failed: true,
  field: { current: null },
  choose: reload,
  type: () => undefined,
  showAll: reload,
  retry: reload,
};

function Blog({ list, words, search }: BlogProps & { search: BlogSearch }) {
  const { field, category, text, found, finder, complete, failed } = search;
  const { choose, type, showAll, retry } = search;
  const all = useRef<HTMLButtonElement>(null);
  // What is asked for, or that it cannot be had, stands right under the filters.
  // So does a single article: under a lead the list would be empty.
  const lead = found || failed || list.articles.length < 2 ? null : list.lead;
  return (
    <>
      <BlogHead
        title={list.title}
        words={words}
        categories={categoriesOf(list)}
        category={category}
        field={field}
        all={all}
        onChoose={choose}
        onType={type}
      />
      {lead && <BlogLead article={lead} />}
      <BlogList
        words={words}
        list={list}
        articles={lead ? list.articles.slice(1) : list.articles}
        found={found}
        finder={finder}
        complete={complete}
        failed={failed}
        category={category}
        text={text}
        onChoose={choose}
        onShowAll={() => {
          showAll();
          // The button goes away. What it did is what "All" does, which stands before everything that comes.
          (all.current ?? field.current)?.focus();
        }}
        onRetry={retry}
      />
    </>
  );
}

function reload() {
  window.location.reload();
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
