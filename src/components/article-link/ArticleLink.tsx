import { NoBreakHyphens } from "../no-break-hyphens/NoBreakHyphens";
import * as styles from "./ArticleLink.module.css";

interface Props {
  article: { readonly title: string; readonly path: string };
}

/**
 * The link of a row or card that leads to an article as a whole, picture and words; it is named by the title alone. What is around it and
 * is to lead there must be positioned.
 */
export function ArticleLink({ article }: Props) {
  return (
    <a href={article.path} className={styles.link}>
      <NoBreakHyphens text={article.title} />
    </a>
  );
}
