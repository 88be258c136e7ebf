import { graphql } from "gatsby";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ProjectText.module.css";

/** A description of the work: each heading on the left, its text on the right. */
export function ProjectText({ project }: { project: Queries.ProjectTextFragment }) {
  return (
    <section className={styles.text}>
      <div
        className={`${layout.wrap} ${layout.grid} ${styles.body}`}
        dangerouslySetInnerHTML={{ __html: project.body.html ?? "" }}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment ProjectText on Project {
    body {
      html
    }
  }
`;
