import { graphql, type PageProps } from "gatsby";
import { useMemo, useRef } from "react";
import { brokenData } from "../domain/text";
import { Page } from "../components/page/Page";
import { OptionalBoundary } from "../components/optional-boundary/OptionalBoundary";
import { BlogHead } from "../sections/blog/BlogHead";
import { BlogLead } from "../sections/blog/BlogLead";
import { BlogList } from "../sections/blog/list/BlogList";
import { useArticleSearch, type BlogSearch } from "../sections/blog/search/useArticleSearch";

/** A page of the blog: the lead article (first page only), the list, and the sidebar. Filter and search cover all articles. */
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
  // Memoized per page, because the search depends on the array's identity.
  const categories = useMemo(() => categoriesOf(list), [list]);
  const search = useArticleSearch(list.searchIndex, categories);
  return <Blog list={list} words={words} search={search} />;
}

/** Shown if a search has failed: the list as it was built, and a button to try again. */
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
  // Shows no lead article above results or the message that the search failed, and none if there is a single article, because the list below
  // would then be empty.
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
          // The button disappears when clicked. "All" does the same and is above the list, so it gets focus.
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
