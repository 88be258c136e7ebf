import { graphql } from "gatsby";
import { useEffect, useRef, type RefObject } from "react";
import type { IndexedArticle } from "../../../domain/article-index";
import * as button from "../../../components/button/Button.module.css";
import { Pager } from "../../../components/pager/Pager";
import * as layout from "../../../styles/layout.module.css";
import { BlogSidebar } from "../BlogSidebar";
import { ArticleRow } from "./ArticleRow";
import * as styles from "./BlogList.module.css";

interface Props {
  words: Queries.BlogListWordsFragment;
  list: Queries.BlogListFragment;
  /** The articles of this page of the list, without those already shown above it. */
  articles: readonly Queries.ArticleRowFragment[];
  /** The results of filter and search among all articles; they replace the page's own list. */
  found: readonly IndexedArticle[] | undefined;
  /** The component that renders the results; loaded together with them. */
  finder: typeof import("../search/finder") | undefined;
  /** true if the results are complete. */
  complete: boolean;
  failed: boolean;
  /** The chosen category; empty for all. */
  category: string;
  /** The search text. */
  text: string;
  onChoose: (category: string) => void;
  /** The retry button disappears when it is clicked, so the handler moves focus elsewhere. */
  onShowAll: () => void;
  onRetry: () => void;
}

/** The list of articles with its sidebar: the page's own list, the results, or a message that there are none. */
export function BlogList(props: Props) {
  const { words, list, articles, found, finder, complete, failed, category, text } = props;
  const { onChoose, onShowAll, onRetry } = props;
  const { previous, next } = list;
  const main = useRef<HTMLDivElement>(null);
  const goToResults = useWayToResults(main, [found, failed, category]);
  const asked = `${category}\n${text}`;
  const nothingFound = found?.length === 0;
  // If the site has no article, there is nothing to find.
  const empty = nothingFound || (!failed && list.recent.length === 0);
  return (
    <section
      className={`${layout.wrap} ${layout.grid} ${styles.list} ${found || empty ? styles.first : ""}`}
    >
      <div ref={main} className={styles.main}>
        {empty && <UnlitLamp />}
        <div role="status">
          {failed && <p className={styles.failed}>{words.searchFailed}</p>}
          {empty && <h2 className={styles.empty}>{words.empty}</h2>}
          {found && finder && complete && !empty && (
            <finder.FoundCount words={words} count={found.length} />
          )}
        </div>
        {failed && (
          <button
            type="button"
            className={`${button.button} ${button.outlined} ${button.small} ${styles.retry}`}
            onClick={onRetry}
          >
            {words.retry}
          </button>
        )}
        {nothingFound && (
          <button type="button" className={`${layout.link} ${styles.all}`} onClick={onShowAll}>
            {words.showAll}
          </button>
        )}
        {!empty &&
          (found && finder ? (
            <finder.FoundArticles key={asked} asked={asked} found={found} more={words.more} />
          ) : (
            <ul>
              {articles.map((article) => (
                <ArticleRow key={article.path} article={article} />
              ))}
            </ul>
          ))}
        {!found && (
          <Pager
            label={words.title}
            previous={previous ? { to: previous, label: words.newer } : null}
            next={next ? { to: next, label: words.older } : null}
            className={styles.pager}
          />
        )}
      </div>
      <BlogSidebar
        words={words}
        list={list}
        category={category}
        onChoose={(name) => {
          goToResults();
          onChoose(name);
        }}
      />
    </section>
  );
}

/**
 * Scrolls up to the results, when they are there, after a choice in the sidebar. On phones the list is above the sidebar and mostly off the
 * screen.
 * @returns a function to call on such a choice.
 */
function useWayToResults(
  list: RefObject<HTMLElement>,
  [found, failed, category]: Shown,
): () => void {
  const waiting = useRef(false);
  useEffect(() => {
    const there = found !== undefined || failed || category === "";
    if (!waiting.current || !there) return;
    waiting.current = false;
    if (list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView({ block: "start" });
  }, [list, found, failed, category]);
  return () => {
    waiting.current = true;
  };
}

type Shown = [found: Props["found"], failed: boolean, category: string];

/** A cable that ends in a dark lamp. */
function UnlitLamp() {
  return (
    <svg viewBox="0 0 760 122" aria-hidden="true" className={styles.lamp}>
      <path d="M-2000 118H418V46" />
      <circle cx="418" cy="34" r="11" />
    </svg>
  );
}

export const fragments = graphql`
  fragment BlogListWords on BlogWords {
    title
    found
    oneFound
    more
    empty
    showAll
    searchFailed
    retry
    newer
    older
    ...BlogSidebarWords
  }
  fragment BlogList on ArticleList {
    previous
    next
    ...BlogSidebar
  }
`;
