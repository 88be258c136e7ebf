import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { IndexedArticle } from "../../../domain/article-index";
import * as button from "../../../components/button/Button.module.css";
import { ArticleRow } from "./ArticleRow";
import * as styles from "./BlogList.module.css";
import { indexedRow } from "./indexed-row";

/** The number of articles that are shown at first, and that each click on the button adds. */
const step = 24;

/** How many results the last list showed, so that a visitor who returns from an article finds the list as long as before. */
let last = { asked: "", count: step };

interface Props {
  /** The query as a string: a new one resets the list. Pass it as the key, too. */
  asked: string;
  found: readonly IndexedArticle[];
  /** The text of the button that shows more. */
  more: string;
}

/** The results, in portions: thousands of rows at a time would block a phone. */
export function FoundArticles({ asked, found, more }: Props) {
  const [count, setCount] = useState(last.asked === asked ? last.count : step);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    last = { asked, count: count + step };
    // Renders the rows before moving focus to the first new one; the button may disappear.
    flushSync(() => setCount(last.count));
    list.current?.children[count]?.querySelector("a")?.focus();
  };
  return (
    <>
      <ul ref={list}>
        {found.slice(0, count).map((article) => (
          <ArticleRow key={article.path} article={indexedRow(article)} />
        ))}
      </ul>
      {found.length > count && (
        <button
          type="button"
          className={`${button.button} ${button.outlined} ${button.small} ${styles.more}`}
          onClick={showMore}
        >
          {more}
        </button>
      )}
    </>
  );
}
