import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ProjectSheet.module.css";

interface Props {
  project: Queries.ProjectSheetFragment;
  words: Queries.ProjectSheetLabelsFragment;
  /** The picture or the video. */
  children?: ReactNode;
}

/**
 * The head of a project page: the title, the picture or video as large as possible, and a title block like that of a drawing. A video is at most
 * eight columns wide, with the title block beside it.
 */
export function ProjectSheet({ project, words, children }: Props) {
  const { title, crumbs, location, finished, month, sample, category, video } = project;
  const { gallery, blog, service } = category;
  const beside = Boolean(video);
  const facts = [
    { label: words.category, value: gallery ?? blog },
    { label: words.location, value: location },
    {
      label: words.finished,
      value: !sample && month && <time dateTime={month}>{finished}</time>,
    },
    { label: words.service, value: service && <a href={service.path}>{service.title}</a> },
  ];
  return (
    <section className={layout.ink} aria-labelledby="page-title">
      <div className={`${layout.wrap} ${styles.head}`}>
        <Breadcrumbs items={crumbs} />
        <h1 id="page-title" className={styles.title}>
          {title}
        </h1>
      </div>
      <div className={beside ? `${layout.wrap} ${styles.beside}` : styles.below}>
        <figure>
          {children}
          {sample && (
            <figcaption
              className={`${layout.note} ${styles.note} ${beside ? "" : layout.wrap}`}
            >
              {words.sample}
            </figcaption>
          )}
        </figure>
        <div className={beside ? undefined : layout.wrap}>
          <dl className={`${rows.pairs} ${styles.facts}`}>
            {facts
              .filter(({ value }) => value)
              .map(({ label, value }) => (
                <div key={label}>
                  <dt className={layout.note}>{label}</dt> <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ProjectSheet on Project {
    title
    ...Breadcrumbs
    location
    finished(formatString: "MMMM YYYY")
    month: finished(formatString: "YYYY-MM")
    sample
    category {
      gallery
      blog
      service {
        ...PageLink
      }
    }
    video {
      uploaded
    }
  }
  fragment ProjectSheetLabels on ProjectLabels {
    category
    location
    finished
    sample
    service
  }
`;
