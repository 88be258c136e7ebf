import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import { Prose } from "../../components/Prose";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./PageText.module.css";

interface Props {
  page: Queries.PageTextFragment;
  /** A note beside the text, such as its date. */
  children?: ReactNode;
}

/** The page of an entry that is a text: its title, and an article's layout without the sidebar. */
export function PageText({ page, children }: Props) {
  return (
    <article className={`${layout.wrap} ${layout.grid} ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs items={page.crumbs} className={`${layout.soft} ${layout.notPrinted}`} />
        <h1>{page.title}</h1>
      </header>
      {children && <p className={`${layout.note} ${styles.meta}`}>{children}</p>}
      <div className={styles.text}>
        <Prose html={page.body.html ?? ""} />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PageText on TextEntry {
    title
    ...Breadcrumbs
    body {
      html
    }
  }
`;
