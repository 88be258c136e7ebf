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

/** What finds articles and shows them, in a chunk of its own: it comes when something is asked for the first time. */
let finder: typeof import("./finder") | undefined;

export interface BlogSearch extends ArticleSearch {
  /**
   * What was found so far among all articles, the newest first; undefined while nothing is asked, and while nothing is found yet but more
   * of the index is to come. So it is empty only where nothing is to be found.
   */
  readonly found: readonly IndexedArticle[] | undefined;
  /** Shows what was found, and comes with it. */
  readonly finder: typeof finder;
  /** true once the whole index was searched: what was found is all there is. */
  readonly complete: boolean;
  /** true where something is asked and the index, or the rest of it, cannot be had. */
  readonly failed: boolean;
  /** The field of the search. It keeps its own text, so that what was typed before the scripts came is not lost. */
  readonly field: RefObject<HTMLInputElement>;
  choose(category: string): void;
  type(text: string): void;
  showAll(): void;
  retry(): void;
}

/**
 * Filter and search of the blog. The address is their one state: what is chosen is written there and read from there, so that Back,
 * reload and shared links need nothing more.
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

/** What the address asks for now; a render may be older. */
const asked = (categories: readonly string[]) => readQuery(window.location.search, categories);

function ask(search: ArticleSearch, step: boolean) {
  const query = writeQuery(window.location.search, search);
  if (query !== window.location.search) setQuery(query, step);
}

/** The search field follows the address; at first the address follows the field. */
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

/** The index, from the moment on in which it is `wanted`. */
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
