import { graphql } from "gatsby";
import { useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import { findArticles } from "../../domain/articles";
import { fill } from "../../domain/text";
import { ArticleLink, ArticleMeta } from "../../components/ArticleLink";
import { Filters } from "../../components/Filters";
import { Search } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Blog.module.css";
import { BlogSidebar } from "./BlogSidebar";
import { useArticleSearch } from "./useArticleSearch";

/** The number of newest posts in the sidebar (spec, section 9). */
const recentPosts = 3;

/** The blog: search and filters, the newest article, the list of the others or of the results, and the sidebar. */
export function Blog({ blog }: { blog: Queries.BlogFragment }) {
  const { articles, newest } = blog;
  const counts = blog.filters
    .map(({ blog: name }) => ({
      name,
      count: articles.filter(({ category }) => category.blog === name).length,
    }))
    .filter(({ count }) => count > 0);
  const search = useArticleSearch(counts.map(({ name }) => name));
  const { category, text } = search;
  const all = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const isSearch = category !== "" || text !== "";
  // The only article of a blog is in the list, which would otherwise be empty.
  const lead = isSearch || articles.length < 2 ? null : newest;
  const rows = lead ? articles.slice(1) : findArticles(articles, search);

  return (
    <>
      <BlogHead
        words={blog}
        categories={counts.map(({ name }) => name)}
        search={search}
        all={all}
      />
      {lead && <BlogLead article={lead} />}
      <section
        className={`${layout.wrap} ${layout.grid} ${layout.end} ${isSearch || rows.length === 0 ? styles.first : ""}`}
      >
        <div ref={list} className={styles.main}>
          {rows.length === 0 && (
            // A cable that ends in a dark lamp.
            <svg viewBox="0 0 760 122" aria-hidden="true" className={styles.lamp}>
              <path d="M-2000 118H418V46" />
              <circle cx="418" cy="34" r="11" stroke="var(--line)" strokeWidth="1.5" />
            </svg>
          )}
          <div aria-live="polite" aria-atomic="true">
            {rows.length === 0 && <h2 className={styles.empty}>{blog.empty}</h2>}
            {isSearch && rows.length > 0 && (
              <p className={`${layout.note} ${styles.count}`}>
                {rows.length === 1
                  ? blog.oneResult
                  : fill(blog.results, { count: rows.length })}
              </p>
            )}
          </div>
          {isSearch && rows.length === 0 && (
            <button
              type="button"
              className={`${layout.link} ${layout.alone} ${styles.all}`}
              onClick={() => {
                search.reset();
                // This button disappears. The filter for all does the same and is above the list.
                (all.current ?? search.field.current)?.focus();
              }}
            >
              {blog.showAll}
            </button>
          )}
          {rows.length > 0 && (
            <ul className={layout.ruled}>
              {rows.map((article) => (
                <li key={article.path} className={styles.row}>
                  <Picture
                    picture={article.picture}
                    decorative
                    sizes="(max-width: 47.5em) 168px, 226px"
                    className={styles.rowPicture}
                  />
                  <div>
                    <ArticleMeta article={article} />
                    <h2 className={layout.cardTitle}>
                      <ArticleLink article={article} />
                    </h2>
                    {/* Phones show it only in the results of a search, because it may contain the text. */}
                    <p
                      className={`${layout.soft} ${styles.excerpt} ${text === "" ? layout.notOnPhones : ""}`}
                    >
                      {article.excerpt}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
        <BlogSidebar
          words={blog}
          counts={counts}
          recent={articles.slice(0, recentPosts)}
          category={category}
          onChoose={(name) => {
            flushSync(() => search.choose(name));
            // On phones, the results are above the sidebar and mostly off the screen.
            if (list.current && list.current.getBoundingClientRect().top < 0)
              list.current.scrollIntoView({ block: "start" });
          }}
        />
      </section>
    </>
  );
}

interface HeadProps {
  words: Queries.BlogFragment;
  categories: readonly string[];
  search: ReturnType<typeof useArticleSearch>;
  /** The button of the filter for all articles. */
  all: RefObject<HTMLButtonElement>;
}

/** Title, search and filters of the blog. */
function BlogHead({ words, categories, search, all }: HeadProps) {
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
      <Filters
        label={words.categories}
        all={words.all}
        categories={categories}
        current={category}
        onChoose={choose}
        allButton={all}
        className={styles.filters}
      />
    </section>
  );
}

/** The newest article, large. */
function BlogLead({ article }: { article: Queries.BlogLeadFragment }) {
  return (
    <article className={`${layout.wrap} ${styles.lead}`}>
      <div className={`${layout.grid} ${styles.leadRow}`}>
        <div className={`${layout.zoom} ${layout.bleed} ${styles.leadPicture}`}>
          <Picture
            picture={article.picture}
            priority
            sizes="(max-width: 47.5em) 112vw, (max-width: 62.5em) 95vw, min(63vw, 904px)"
          />
        </div>
        <div className={styles.leadWords}>
          <ArticleMeta article={article} />
          <h2>
            <ArticleLink article={article} />
          </h2>
          <p className={`${layout.lead} ${layout.soft}`}>{article.excerpt}</p>
        </div>
      </div>
    </article>
  );
}

export const fragments = graphql`
  fragment Blog on BlogPage {
    articles {
      ...ArticleRow
    }
    newest {
      ...BlogLead
    }
    filters {
      blog
    }
    title
    searchLabel
    searchHint
    all
    categories
    more
    recent
    results
    oneResult
    empty
    showAll
  }
  fragment BlogLead on Article {
    excerpt
    ...ArticleLink
    picture {
      ...PictureWide
    }
  }
  fragment ArticleRow on Article {
    excerpt
    ...ArticleLink
    picture {
      ...PictureThumb
    }
  }
`;
