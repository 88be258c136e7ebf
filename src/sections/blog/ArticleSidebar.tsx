import { graphql } from "gatsby";
import { ArrowRight } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { LetterBadge } from "../../components/LetterBadge";
import { PhoneLink } from "../../components/PhoneLink";
import { Share } from "../../components/Share";
import { useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Sidebar.module.css";

interface Props {
  article: Queries.ArticleSidebarFragment;
  words: Queries.ArticleWordsFragment;
}

/** The sidebar of an article: share links, help by phone, and the article's services and projects. */
export function ArticleSidebar({ article, words }: Props) {
  const { build } = useSite();
  return (
    <aside className={`${styles.sidebar} ${layout.notPrinted}`}>
      <div>
        <h2 className={styles.label}>{words.share}</h2>
        <ErrorBoundary optional="share buttons">
          <Share
            address={`${build.siteUrl}${article.path}`}
            title={article.title}
            copyFailed={words.copyFailed}
          />
        </ErrorBoundary>
      </div>
      <div className={`${layout.ink} ${layout.bleed} ${styles.help}`}>
        <h2>{article.category.question}</h2>
        <p className={layout.soft}>{words.helpText}</p>
        <PhoneLink className={`${layout.number} ${styles.phone}`} />
      </div>
      <Related title={words.relatedServices} pages={article.services} />
      <Related title={words.relatedProjects} pages={article.projects} />
    </aside>
  );
}

interface RelatedProps {
  title: string;
  /** Services have a letter if the drawing has one. */
  pages: readonly { title: string; path: string; letter?: string | null }[];
}

function Related({ title, pages }: RelatedProps) {
  if (pages.length === 0) return null;
  return (
    <div>
      <h2 className={styles.label}>{title}</h2>
      <ul className={layout.ruled}>
        {pages.map((page) => (
          <li key={page.path}>
            <a
              href={page.path}
              className={`${layout.iconLink} ${layout.quiet} ${styles.row} ${styles.related}`}
            >
              <LetterBadge letter={page.letter ?? null} />
              {page.title}
              <Icon of={ArrowRight} size={22} stroke={1.5} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment ArticleSidebar on Article {
    ...PageLink
    category {
      question
    }
    services {
      ...PageLink
      letter
    }
    projects {
      ...PageLink
    }
  }
`;
