import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { IndexedArticle } from "../../../domain/article-index";
import * as button from "../../../components/button/Button.module.css";
import { ArticleRow } from "./ArticleRow";
import * as styles from "./BlogList.module.css";
import { indexedRow } from "./indexed-row";

/** Articles that are shown at once, and that each press of the button adds. */
const step = 24;

/** How far the last list was shown: who comes back from an article finds it as long as it was left. */
let last = { asked: "", count: step };

interface Props {
  /** What was asked for: the list begins anew with each question. Give it as the key, too. */
  asked: string;
  found: readonly IndexedArticle[];
  /** The words of the button that shows more. */
  more: string;
}

/** What was found, as far as it was asked for: thousands of rows would keep a phone busy. */
export function FoundArticles({ asked, found, more }: Props) {
  const [count, setCount] = useState(last.asked === asked ? last.count : step);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    last = { asked, count: count + step };
    // The rows are there before the focus goes to the first of them; the button may be gone.
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
