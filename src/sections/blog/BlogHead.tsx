import { graphql } from "gatsby";
import type { RefObject } from "react";
import { Filters } from "../../components/Filters";
import { Search } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Blog.module.css";
import type { useArticleSearch } from "./useArticleSearch";

interface Props {
  words: Queries.BlogHeadFragment;
  categories: readonly string[];
  search: ReturnType<typeof useArticleSearch>;
  /** The button of the filter for all articles. */
  all: RefObject<HTMLButtonElement>;
}

/** Title, search and filters of the blog. */
export function BlogHead({ words, categories, search, all }: Props) {
  const { category, field, choose, type } = search;
  return (
    <section className={`${layout.wrap} ${styles.head}`}>
      <div className={`${layout.between} ${styles.titles}`}>
        <h1 className={layout.title}>{words.title}</h1>
        {/* Not a form: before hydration, the Enter key would submit it. */}
        <div role="search" className={styles.search} data-scripted>
          <label htmlFor="search" className={layout.note}>
            {words.searchLabel}
          </label>
          <span className={styles.line}>
            <input
              ref={field}
              id="search"
              type="search"
              placeholder={words.searchHint}
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ target }) => type(target.value)}
            />
            <Icon of={Search} size={21} stroke={1.6} />
          </span>
        </div>
      </div>
      {/* A single category would match the same articles as the filter for all. */}
      {categories.length > 1 && (
        <Filters
          label={words.categories}
          options={[words.all, ...categories]}
          current={category || words.all}
          onChoose={(name) => choose(name === words.all ? "" : name)}
          first={all}
          className={styles.filters}
        />
      )}
    </section>
  );
}

export const fragment = graphql`
  fragment BlogHead on BlogPage {
    title
    searchLabel
    searchHint
    all
    categories
  }
`;
