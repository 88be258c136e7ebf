import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ProjectSheet.module.css";

interface Fact {
  label: string;
  value: ReactNode;
  /** Address of the value's page. */
  to?: string;
}

interface Props {
  title: string;
  crumbs: Queries.BreadcrumbsFragment["crumbs"];
  facts: readonly Fact[];
  /** The picture or the video. */
  children?: ReactNode;
  /** Caption of the picture or video. */
  note: string | null;
  /** true for a video, which is at most eight columns wide, with the title block beside it. */
  beside?: boolean;
}

/** The head of a project page: the title, the picture or video as large as possible, and a title block like that of a drawing. */
export function ProjectSheet({ title, crumbs, facts, children, note, beside = false }: Props) {
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
          {note !== null && (
            <figcaption
              className={`${layout.note} ${styles.note} ${beside ? "" : layout.wrap}`}
            >
              {note}
            </figcaption>
          )}
        </figure>
        <div className={beside ? undefined : layout.wrap}>
          <dl className={`${rows.pairs} ${styles.facts}`}>
            {facts.map(({ label, value, to }) => (
              <div key={label}>
                <dt className={layout.note}>{label}</dt>
                <dd>{to ? <a href={to}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
