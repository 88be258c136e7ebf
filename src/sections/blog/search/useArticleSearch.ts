import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { IndexedArticle, IndexPiece } from "../../../domain/article-index";
import {
  asksSomething,
  everything,
  readQuery,
  writeQuery,
  type ArticleSearch,
} from "../../../domain/article-search";
import { setQuery, useQuery } from "../../../components/site/useQuery";

/** The code that searches and renders the results, in a separate chunk: it is loaded with the first search or filter. */
let finder: typeof import("./finder") | undefined;

export interface BlogSearch extends ArticleSearch {
  /**
   * The results so far among all articles, the newest first. undefined while there is no query, and while nothing is found but more of the
   * index is still loading. So it is only empty if there are no results.
   */
  readonly found: readonly IndexedArticle[] | undefined;
  /** The component that renders the results; loaded together with them. */
  readonly finder: typeof finder;
  /** true once the whole index was searched, so that the results are complete. */
  readonly complete: boolean;
  /** true if there is a query and the index, or the rest of it, cannot be loaded. */
  readonly failed: boolean;
  /** The search field. It is uncontrolled, so that text typed before hydration is kept. */
  readonly field: RefObject<HTMLInputElement>;
  choose(category: string): void;
  type(text: string): void;
  showAll(): void;
  retry(): void;
}

/**
 * Filter and search of the blog. Their only state is the address: every choice is written to it and read from it, so that Back, reload and
 * shared links work.
 * @param index address of the first piece of the index.
 */
export function useArticleSearch(index: string, categories: readonly string[]): BlogSearch {
  const query = useQuery();
  const search = useMemo(() => readQuery(query, categories), [query, categories]);
  const field = useSearchField(search, categories);
  const { articles, complete, failed, retry } = useIndex(index, asksSomething(search));
  const found = useMemo(() => {
    if (!asksSomething(search)) return undefined;
    const matching = finder?.findArticles(articles, search);
    return matching?.length || complete ? matching : undefined;
  }, [articles, complete, search]);
  return {
    ...search,
    found,
    finder,
    complete,
    failed,
    field,
    choose: (category) => ask({ ...asked(categories), category }, true),
    type: (text) => ask({ ...asked(categories), text }, false),
    showAll: () => ask(everything, true),
    retry,
  };
}

/** The query in the current address; a render may be older. */
const asked = (categories: readonly string[]) => readQuery(window.location.search, categories);

function ask(search: ArticleSearch, step: boolean) {
  const query = writeQuery(window.location.search, search);
  if (query !== window.location.search) setQuery(query, step);
}

/**
 * Keeps the search field in sync with the address. On the first run it is the other way around: text typed before hydration is written to
 * the address.
 */
function useSearchField(
  search: ArticleSearch,
  categories: readonly string[],
): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const adopted = useRef(false);
  useEffect(() => {
    if (!field.current) return;
    const early = adopted.current ? "" : field.current.value;
    adopted.current = true;
    if (early) ask({ ...asked(categories), text: early }, false);
    else if (field.current.value !== search.text) field.current.value = search.text;
  }, [search, categories]);
  return field;
}

/** Loads the index as soon as it is `wanted`. */
function useIndex(address: string, wanted: boolean) {
  const [{ articles, more }, setIndex] = useState<IndexPiece>(
    () => finder?.knownIndex(address) ?? { articles: [], more: address },
  );
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  const complete = more === undefined;
  const failed = failures >= tries;
  useEffect(() => {
    if (!wanted || complete || failed) return;
    const left = new AbortController();
    import("./finder")
      .then((arrived) => {
        finder = arrived;
        return finder.loadIndex(address, setIndex, left.signal);
      })
      .catch(() => left.signal.aborted || setFailures(tries));
    return () => left.abort();
  }, [address, wanted, complete, failed, tries]);
  return { articles, complete, failed: wanted && failed, retry: () => setTries(tries + 1) };
}
