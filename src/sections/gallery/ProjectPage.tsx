import { graphql } from "gatsby";
import { ArticleLink } from "../../components/ArticleLink";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { Picture } from "../../components/picture/Picture";
import { Video } from "../../components/video/Video";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./ProjectPage.module.css";

interface MediaProps {
  media: Queries.ProjectMediaFragment;
  /** Shown if the video cannot be played. */
  videoFallback: string;
}

/** A project's picture at full width, or its video, uncropped and at most at its original size. */
export function ProjectMedia({ media: { picture, video }, videoFallback }: MediaProps) {
  const still = (
    <Picture
      picture={picture}
      priority
      sizes="(max-width: 47.5em) 146vw, min(100vw, 1600px)"
      className={`${scene.across} ${styles.picture}`}
    />
  );
  if (!video) return still;
  return (
    <ErrorBoundary optional="video" fallback={() => still}>
      <Video video={video} still={picture} fallback={videoFallback} className={layout.bleed} />
    </ErrorBoundary>
  );
}

/** A description of the work: each heading on the left, its text on the right. */
export const ProjectText = ({ html }: { html: string }) => (
  <section className={layout.padded}>
    <article
      className={`${layout.wrap} ${layout.grid} ${styles.body}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  </section>
);

interface ArticlesProps {
  title: string;
  articles: readonly Queries.ArticleLinkFragment[];
}

/** Articles about the project's service. Without pictures, which may be those of the page's projects. */
export function ProjectArticles({ title, articles }: ArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.end} ${styles.related}`}>
      <h2>{title}</h2>
      <ul className={layout.ruled}>
        {articles.map((article) => (
          <li key={article.path}>
            {/* Not <time>: programs date the page by its first one, which is the project's own. */}
            <ArticleLink article={article} />{" "}
            <span className={`${layout.block} ${layout.note}`}>{article.date}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NeighborsProps {
  words: Record<"previous" | "next" | "back", string>;
  previous: Queries.ProjectNeighborFragment | null;
  next: Queries.ProjectNeighborFragment | null;
  /** Address of the gallery. */
  galleryPath: string;
}

/** The previous and the next project in the gallery, and a link back to all of them. */
export function ProjectNeighbors({ words, previous, next, galleryPath }: NeighborsProps) {
  // If there are two projects, each is both the previous and the next one of the other.
  const before = previous?.path === next?.path ? null : previous;
  const links = [
    { label: words.previous, project: before },
    { label: words.next, project: next },
  ].flatMap(({ label, project }) => (project ? [{ label, project }] : []));
  return (
    <nav aria-label={words.back} className={`${layout.wrap} ${layout.end} ${styles.neighbors}`}>
      {links.length > 0 && (
        <ul>
          {links.map(({ label, project }) => (
            <li key={label}>
              <a href={project.path} className={layout.block}>
                <div className={styles.neighborPicture}>
                  <Picture
                    picture={project.picture}
                    decorative
                    sizes="(max-width: 47.5em) max(50vw, 242px), min(50vw, 636px)"
                  />
                </div>
                <p className={layout.note}>{label}</p>
                <h2 className={layout.cardTitle}>{project.title}</h2>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.all}>
        <a href={galleryPath} className={`${layout.link} ${layout.alone}`}>
          {words.back}
        </a>
      </p>
    </nav>
  );
}

export const fragments = graphql`
  fragment ProjectMedia on Project {
    picture {
      ...PictureWide
    }
    video {
      ...VideoFiles
    }
  }
  fragment ProjectNeighbor on Project {
    ...PageLink
    picture {
      ...PictureCard
    }
  }
`;
