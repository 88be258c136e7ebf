import * as styles from "./ArticleMeta.module.css";

interface Props {
  article: {
    readonly category: { readonly blog: string };
    /** YYYY-MM-DD. */
    readonly day: string;
    /** The same day as it is shown. */
    readonly date: string;
  };
  className?: string;
}

/** Category and day of an article, above its title in lists. */
export function ArticleMeta({ article, className = "" }: Props) {
  return (
    <p className={`${styles.meta} ${className}`}>
      <b>{article.category.blog}</b> <time dateTime={article.day}>{article.date}</time>
    </p>
  );
}
