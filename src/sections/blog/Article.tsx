import { graphql } from "gatsby";
import { useContext, type ReactNode } from "react";
import { escapeHtml, fill } from "../../domain/text";
import { ArticleLink } from "../../components/ArticleLink";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import { useSheetNumber } from "../../components/drawing/Drawing";
import { ArrowLeft, ChevronDown } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { LinkList } from "../../components/LinkList";
import { NoBreakHyphens } from "../../components/NoBreakHyphens";
import {
  focalPoint,
  nominalSize,
  Picture,
  PriorityPictureContext,
  wideSizes,
  type PictureData,
} from "../../components/picture/Picture";
import { Prose } from "../../components/Prose";
import { useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Article.module.css";
import * as sidebar from "./Sidebar.module.css";

interface HeadProps {
  article: Queries.ArticleHeadFragment;
  words: Queries.ArticleWordsFragment;
}

/** The breadcrumbs and the title. */
export function ArticleHead({ article, words }: HeadProps) {
  const list = article.crumbs[article.crumbs.length - 2];
  return (
    <header className={styles.head}>
      <div className={layout.wrap}>
        <div className={`${layout.between} ${styles.ways} ${layout.notPrinted}`}>
          {list && (
            <a href={list.to} className={`${layout.iconLink} ${layout.quiet} ${styles.back}`}>
              <Icon of={ArrowLeft} size={22} stroke={1.5} />
              {words.back}
            </a>
          )}
          <Breadcrumbs items={article.crumbs} className={`${layout.soft} ${styles.crumbs}`} />
        </div>
        <h1>
          <NoBreakHyphens text={article.title} />
        </h1>
      </div>
    </header>
  );
}

interface TextProps {
  article: Queries.ArticleTextFragment;
  words: Queries.ArticleWordsFragment;
  /** The sidebar. */
  children: ReactNode;
}

/** The minimum number of headings for a table of contents. */
const headingsWorthAList = 5;

/**
 * An article's wide picture, details and text, with the sidebar beside them. The note below its drawings has the number of the service's
 * sheet in the set of drawings, if the service has one.
 */
export function ArticleText({ article, words, children }: TextProps) {
  const { business } = useSite();
  const picture = usePictureHtml(article.picture);
  const headings = article.body.headings ?? [];
  const listed = headings.length >= headingsWorthAList;
  const sheet = useSheetNumber()(article.category.service?.letter);
  const note = words.sheet && sheet && fill(words.sheet, { sheet });
  const links = headings.map((heading) => ({
    title: heading?.value ?? "",
    path: `#${heading?.id ?? ""}`,
  }));
  const contents = (
    <LinkList links={links} className={styles.contents} linkClass={layout.quiet} />
  );
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.article}`}>
      <div className={styles.about}>
        <div className={`${layout.note} ${styles.meta}`}>
          <b>{article.category.blog}</b> <time dateTime={article.day}>{article.date}</time>{" "}
          {article.readingTime && (
            <span>{`${fill(words.minutes, { minutes: article.readingTime })} `}</span>
          )}
          <span>{business.name}</span>
        </div>
        {listed && (
          <nav aria-label={words.contents} className={`${styles.beside} ${layout.notPrinted}`}>
            <h2 className={sidebar.label}>{words.contents}</h2>
            {contents}
          </nav>
        )}
      </div>
      <div className={styles.text}>
        {listed && (
          <details className={`${styles.above} ${layout.notPrinted}`}>
            <summary className={layout.between}>
              {words.contents}
              <Icon of={ChevronDown} size={20} />
            </summary>
            {contents}
          </details>
        )}
        <Prose html={`${picture}${article.body.html ?? ""}`} drawingNote={note} />
      </div>
      {children}
    </div>
  );
}

/**
 * The article's wide picture as HTML, because the text is HTML, too: Reader View takes only what is in one element with the paragraphs. Empty if
 * the picture has no file.
 */
function usePictureHtml(picture: PictureData): string {
  const reportPriority = useContext(PriorityPictureContext);
  const data = picture.image?.gatsbyImageData;
  const { src, srcSet } = data?.images.fallback ?? {};
  if (!data || !src || !srcSet) return "";
  reportPriority?.({ srcSet, sizes: wideSizes });
  const { width, height } = nominalSize(data);
  const colors = `background-color:${data.backgroundColor ?? "transparent"};color:${picture.image?.altColor ?? "inherit"}`;
  const style = `--focal:${focalPoint(picture)};${colors}`;
  return `<img alt="${escapeHtml(picture.alt)}" width="${width}" height="${height}" style="${style}" loading="eager" decoding="sync" fetchpriority="high" sizes="${wideSizes}" srcset="${srcSet}" src="${src}">`;
}

interface MoreProps {
  title: string;
  articles: readonly Queries.ArticleCardFragment[];
}

/** Articles to read next. */
export function ArticleMore({ title, articles }: MoreProps) {
  if (articles.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${layout.end} ${styles.more} ${layout.notPrinted}`}>
      <h2>{title}</h2>
      <ul className={`${layout.cards} ${styles.cards}`}>
        {articles.map((article) => (
          <li key={article.path} className={styles.card}>
            <div className={`${layout.zoom} ${layout.bleed} ${styles.picture}`}>
              <Picture
                picture={article.picture}
                decorative
                sizes="(max-width: 47.5em) 100vw, (max-width: 68.75em) 360px, max(515px, 48vw)"
              />
            </div>
            <h3>
              <ArticleLink article={article} />
            </h3>
            <p className={layout.note}>
              {article.category.blog}, <time dateTime={article.day}>{article.date}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment ArticleHead on Article {
    title
    ...Breadcrumbs
  }
  fragment ArticleText on Article {
    ...ArticleLink
    picture {
      ...PictureWide
    }
    category {
      service {
        letter
      }
    }
    readingTime
    body {
      html
      headings(depth: h2) {
        id
        value
      }
    }
  }
  fragment ArticleWords on BlogPage {
    back
    minutes
    contents
    sheet
    share
    copyFailed
    helpText
    relatedServices
    relatedProjects
    relatedArticles
  }
  fragment ArticleCard on Article {
    ...ArticleLink
    picture {
      ...PictureCard
    }
  }
`;
