import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import { Prose } from "../../components/Prose";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./LegalText.module.css";

interface Props {
  page: Queries.LegalTextFragment;
  /** The text before the date. */
  changed: string;
}

/** An article's layout without the sidebar: the date on the left, the text beside it. */
export function LegalText({ page, changed }: Props) {
  return (
    <article className={`${layout.wrap} ${layout.grid} ${styles.legal}`}>
      <header className={styles.head}>
        <Breadcrumbs items={page.crumbs} className={`${layout.soft} ${layout.notPrinted}`} />
        <h1>{page.title}</h1>
      </header>
      <p className={`${layout.note} ${styles.meta}`}>
        {changed}{" "}
        <time dateTime={page.day} className={layout.whole}>
          {page.updated}
        </time>
      </p>
      <div className={styles.text}>
        <Prose html={page.body.html ?? ""} />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment LegalText on LegalPage {
    title
    ...Breadcrumbs
    day: updated
    updated(formatString: "MMMM D, YYYY")
    body {
      html
    }
  }
`;
