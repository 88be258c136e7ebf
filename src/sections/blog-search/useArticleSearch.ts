import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { IndexedArticle } from "../../business/article-index";
import {
  asksSomething,
  everything,
  findArticles,
  readQuery,
  writeQuery,
  type ArticleSearch,
} from "../../business/article-search";
import { setQuery, useQuery } from "../../components/site/useQuery";
import { loadIndex } from "./load-index";

export interface BlogSearch extends ArticleSearch {
  /** What was found among all articles; undefined while nothing is asked, and while the index is on its way. */
  readonly found: readonly IndexedArticle[] | undefined;
  /** true where something is asked and the index cannot be had. */
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
 * @param index address of the index file.
 */
export function useArticleSearch(index: string, categories: readonly string[]): BlogSearch {
  const query = useQuery();
  const search = useMemo(() => readQuery(query, categories), [query, categories]);
  const field = useSearchField(search, categories);
  const { articles, failed, retry } = useIndex(index, asksSomething(search));
  const found = useMemo(
    () => (articles && asksSomething(search) ? findArticles(articles, search) : undefined),
    [articles, search],
  );
  return {
    ...search,
    found,
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
  const [articles, setArticles] = useState<readonly IndexedArticle[]>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  const failed = failures >= tries;
  useEffect(() => {
    if (!wanted || articles || failed) return;
    let here = true;
    loadIndex(address).then(
      (loaded) => here && setArticles(loaded),
      () => here && setFailures(tries),
    );
    return () => {
      here = false;
    };
  }, [address, wanted, articles, failed, tries]);
  return { articles, failed: wanted && failed, retry: () => setTries(tries + 1) };
}
